import { Text } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'

/** Whether a language model phrases answers, and how often it kept the rules in the last thirty days. */
export function Phrasings() {
  const answer = useAnswer('GET /assistant/phrasings')
  if (answer.status !== 'ready') return null
  const { model, open, outcomes } = answer.value
  const shown = outcomes.find(({ outcome }) => outcome === 'phrased')?.times ?? 0
  const others = outcomes.filter(({ outcome }) => outcome !== 'phrased')
  return (
    <Text tone="soft" below={12} widest="80ch">
      {model === null
        ? 'No language model is configured: answers stand as they were computed (ASSISTANT_URL in docs/operations.md).'
        : `${model} ${open ? 'phrases answers' : 'is switched off in the settings'}. In 30 days ${shown} of its texts were shown${
            others.length === 0
              ? '.'
              : `, and refused: ${others.map(({ outcome, times }) => `${outcome} ${times}`).join(', ')}.`
          }`}
    </Text>
  )
}
