import { useEffect, useRef } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import { AnswerShown, Asks } from './answer/answer.tsx'
import { chat, openConversation, type Turn } from './chat-state.ts'
import classes from './chat.module.css'
import { Judged } from './judged.tsx'
import { send, sendAgain } from './send.ts'
import { siteFront } from '#web/memory/front.ts'
import { openingQuestions } from './opening-questions.ts'

interface LogProps {
  /** On a page of its own: rows and figures of the newest answer are in sight at once. */
  readonly isPage: boolean
}

/** What was asked and answered in the open conversation, the newest at the end and in sight. */
export function ConversationLog({ isPage }: LogProps) {
  const { text, code } = useLanguage()
  const { id, turns } = openConversation(useStore(chat))
  const end = useRef<HTMLDivElement>(null)
  const last = turns.at(-1)
  const state = `${id} ${turns.length} ${last?.answer !== null} ${last?.failure}`
  useEffect(() => {
    // The question stays in sight above a long answer.
    if (state) end.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [state])
  const ask = (question: string) => void send(question, code)
  const suggestions = last?.answer && !last.answer.declined ? last.answer.suggestions : []
  return (
    <Stack gap={20} role="log" aria-label={text(message('chat.log'))} className={classes.log}>
      <div>
        <Text below={4}>
          {text(message('chat.greeting', { site: siteFront.product || message('chat.own-site') }))}
        </Text>
        {turns.length === 0 && (
          <Text below={4} tone="soft">
            {text(message('chat.greeting-more'))}
          </Text>
        )}
      </div>
      {turns.length === 0 && <Asks label="chat.next" items={openingQuestions(text)} onAsk={ask} />}
      {turns.map((turn) => (
        <Stack key={turn.id} gap={12} ref={turn === last ? end : undefined} className={classes.turn}>
          <p className={classes.asked}>
            <span className="sr-only">{text(message('chat.asked'))}: </span>
            {turn.asked}
          </p>
          <Answered turn={turn} isOpen={isPage && turn === last} onAsk={ask} />
        </Stack>
      ))}
      <Asks label="chat.next" items={suggestions} onAsk={ask} />
    </Stack>
  )
}

interface AnsweredProps {
  readonly turn: Turn
  readonly isOpen: boolean
  readonly onAsk: (question: string) => void
}

function Answered({ turn, isOpen, onAsk }: AnsweredProps) {
  const { text, code } = useLanguage()
  const { answer, failure, isLocal } = turn
  if (failure !== null) {
    return (
      <Stack gap={8} across="start" role="alert">
        <Text>{failure}</Text>
        <Button onClick={() => sendAgain(turn, code)}>{text(message('chat.again'))}</Button>
      </Stack>
    )
  }
  if (answer === null) {
    return (
      <Text tone="soft" role="status">
        {text(message('chat.thinking'))}
      </Text>
    )
  }
  return (
    <>
      <AnswerShown answer={answer} isOpen={isOpen} onAsk={onAsk}>
        <Judged asked={turn.asked} answer={answer} />
      </AnswerShown>
      {isLocal && (
        <Text size={13} tone="soft" above={8}>
          {text(message('chat.offline-answer', { release: String(answer.release) }))}
        </Text>
      )}
    </>
  )
}
