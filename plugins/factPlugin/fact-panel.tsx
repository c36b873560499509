import { useCallback, useEffect, useState } from 'react'
import { exampleIndicators } from '#catalogue/question-homes.ts'
import type { AssistantAnswer } from '#contract/assistant/assistant.ts'
import type { LanguageCode } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { answerTo } from '#web/features/assistant/answer-to.ts'
import { AnswerShown } from '#web/features/assistant/answer/answer.tsx'
import { Button } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { loadedValue } from '#web/queries/resource.ts'

/** Shapes of questions whose answers surprise. */
const QUESTIONS = ['question-lowest', 'question-differ', 'question-quote'] as const

/**
 * Something true that a reader may not know: what the assistant answers about one of the indicators that it offers as
 * examples, with the rows behind it and the way to the figure.
 */
export default function FactPanel() {
  const { text, code } = useLanguage()
  const [turn, setTurn] = useState(() => Math.floor(Math.random() * 1000))
  const [fact, setFact] = useState<AssistantAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const find = useCallback(
    () => factOf(turn, code, (kind, names) => text(message(`chat.${kind}`, names))),
    [turn, code, text],
  )
  useEffect(() => {
    let wanted = true
    setFact(null)
    setFailed(false)
    find().then(
      (found) => wanted && setFact(found),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [find])
  const next = () => setTurn((before) => before + 1)
  if (failed) {
    return (
      <Message
        title={text(message('voice.fact-failed'))}
        actions={<Button onClick={next}>{text(message('voice.fact-next'))}</Button>}
      />
    )
  }
  if (fact === null) return <Loading what={message('voice.fact-one')} />
  return (
    <Stack gap={12}>
      <AnswerShown answer={fact} isOpen={false} onAsk={next} />
      <div>
        <Button onClick={next}>{text(message('voice.fact-next'))}</Button>
      </div>
    </Stack>
  )
}

type Ask = (kind: (typeof QUESTIONS)[number], names: { indicator: string; place: string }) => string

/** The fact of a turn. Rejects where there is none, so that nothing is said that rests on no row. */
async function factOf(turn: number, language: LanguageCode, ask: Ask): Promise<AssistantAnswer> {
  const { reference } = await loadedValue(catalogueResource)
  const indicators = exampleIndicators(reference).flatMap((id) => reference.indicators.get(id) ?? [])
  const places = [...reference.locations.values()].filter(({ level }) => level === 3)
  const indicator = indicators[turn % indicators.length]
  const place = places[turn % places.length]
  const kind = QUESTIONS[turn % QUESTIONS.length]
  if (!indicator || !place || !kind) throw new RangeError('The catalogue has no examples')
  const question = ask(kind, { indicator: indicator.shortName, place: place.name })
  const { answer } = await answerTo(question, { language })
  if (answer.declined || answer.rows.length === 0) throw new RangeError('Nothing is held of it')
  return answer
}
