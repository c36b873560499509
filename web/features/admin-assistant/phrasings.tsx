import { Text } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Whether a language model phrases answers, and how often it kept the rules in the last thirty days. */
export function Phrasings() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /assistant/phrasings')
  if (answer.status !== 'ready') return null
  const { model, open, outcomes } = answer.value
  const shown = outcomes.find(({ outcome }) => outcome === 'phrased')?.times ?? 0
  const refused = outcomes.filter(({ outcome }) => outcome !== 'phrased')
  return (
    <Text tone="soft" below={12} widest="80ch">
      {model === null
        ? text(message('judgements.no-model'))
        : text(
            phrasedText(
              { model, open: open ? 'yes' : 'no', shown },
              refused.map(({ outcome, times }) => `${outcome} ${times}`),
            ),
          )}
    </Text>
  )
}

interface Phrased {
  readonly model: string
  readonly open: 'yes' | 'no'
  readonly shown: number
}

function phrasedText(phrased: Phrased, refused: readonly string[]): Value {
  if (refused.length === 0) return message('judgements.phrased', { ...phrased })
  return message('judgements.phrased-refused', { ...phrased, refused: listOf(refused, 'none') })
}
