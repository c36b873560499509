import { useEffect, useState } from 'react'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { AnswerShown, Asks } from '../answer/answer.tsx'
import { newId } from '../chat-state.ts'
import { Judged } from '../judged.tsx'
import { prepareSoon } from '../prepare-soon.ts'
import { type Asked, askMetadata } from './ask-metadata.ts'
import classes from './metadata.module.css'
import type { AboutIndicator } from './use-about-indicator.ts'

/** The longest question that can be typed. */
const LONGEST = 2000

interface AskAboutProps extends Pick<AboutIndicator, 'sources' | 'quoted'> {
  readonly indicator: Indicator
}

/** A free question about an indicator, and its answer. Nothing is asked while the box is empty or an answer is awaited. */
export function AskAbout({ indicator, sources, quoted }: AskAboutProps) {
  const { text, code } = useLanguage()
  const [typed, setTyped] = useState('')
  const [turn, setTurn] = useState<{ id: string; asked: string; end: Asked | null } | null>(null)
  useEffect(() => prepareSoon(code), [code])
  const isPending = turn !== null && turn.end === null
  const cannotAsk = isPending || typed.trim() === ''
  const ask = async (question: string) => {
    const begun = { id: newId(), asked: question.trim(), end: null }
    setTyped(question)
    setTurn(begun)
    const end = await askMetadata(begun.asked, { indicator: indicator.id, language: code })
    setTurn((now) => (now?.id === begun.id ? { ...begun, end } : now))
  }
  const answer = turn?.end?.status === 'answered' ? turn.end.answer : null
  return (
    <Stack as="section" gap={12} className={classes.ask} aria-labelledby="metadata-ask">
      <h2 id="metadata-ask">{text(message('chat.metadata-ask'))}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!cannotAsk) void ask(typed)
        }}
      >
        <TextArea
          label={text(message('chat.metadata-question'))}
          rows={2}
          maxLength={LONGEST}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event
            if (key !== 'Enter' || shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing) return
            event.preventDefault()
            if (!cannotAsk) void ask(typed)
          }}
        />
        <Row gap={12} align="center" above={8}>
          <Button kind="primary" type="submit" disabled={cannotAsk}>
            {text(message('chat.metadata-send'))}
          </Button>
          <Text as="span" size={13} tone="soft">
            {text(message('chat.metadata-typed', { count: whole(typed.length), most: whole(LONGEST) }))}
          </Text>
        </Row>
      </form>
      <Asks
        label="chat.metadata-try"
        items={questionsAbout({ sources, quoted }).map((one) => {
          const question = text(one)
          return { label: question, question }
        })}
        onAsk={(question) => void ask(question)}
      />
      <div role="log" aria-label={text(message('chat.metadata-answer'))} aria-busy={isPending}>
        {isPending && <Text tone="soft">{text(message('chat.thinking'))}</Text>}
        {turn?.end?.status === 'failed' && <Text tone="error">{text(turn.end.why)}</Text>}
        {turn && answer && (
          <Stack gap={8} className={classes.answer}>
            <Text size={13} tone="soft">
              {turn.asked}
            </Text>
            <AnswerShown
              key={turn.id}
              answer={answer}
              isOpen={false}
              onAsk={(question) => void ask(question)}
            >
              <Judged asked={turn.asked} answer={answer} />
            </AnswerShown>
          </Stack>
        )}
      </div>
      <Text size={13} tone="soft">
        {text(message('chat.metadata-by-rule'))}
      </Text>
    </Stack>
  )
}

/** Questions that can be answered of every indicator, the first of the source to quote beside one of another class. */
function questionsAbout({ sources, quoted }: Pick<AboutIndicator, 'sources' | 'quoted'>) {
  const others = sources.filter(({ source }) => source.classification !== quoted?.classification)
  const other = others.find(({ measure }) => measure?.custodian) ?? others[0]
  return [
    ...(quoted && other
      ? [message('chat.metadata-compare', { first: quoted.name, second: other.source.name })]
      : []),
    message('chat.metadata-limits'),
    message('chat.metadata-denominator'),
    message('chat.metadata-method'),
  ]
}
