import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '#sections/triangulation/answer-parts.ts'
import { nearPairs } from './near-pairs.ts'

/** The same with pairs at most one year apart, which never counts for the grade. */
export function VariabilityEvidence({ answer }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const near = answer.sources.flatMap(({ id, name, consistency }) => {
    const { window1, unit } = consistency.grades.variability.evidence
    return window1 ? [{ id, said: nearPairs(name, { ...window1, unit }) }] : []
  })
  return near.map(({ id, said }) => (
    <Text key={id} tone="soft">
      {text(said)}
    </Text>
  ))
}
