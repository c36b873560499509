import { formatNumber } from '#domain/number/format.ts'
import { Text } from '#web/kit/layout.tsx'
import type { Answer } from '../answer-parts.ts'

/** The same with pairs at most one year apart, which never counts for the grade. */
export function VariabilityEvidence({ answer }: { readonly answer: Answer }) {
  const near = answer.sources.flatMap(({ id, name, consistency }) => {
    const { window1, unit } = consistency.grades.variability.evidence
    return window1 ? [{ id, name, unit, ...window1 }] : []
  })
  return near.map(({ id, name, unit, n_pairs, d, m }) => (
    <Text key={id} tone="soft">
      {name}, with figures at most one year apart: {n_pairs} pairs
      {d !== null && unit === 'points' && `, median gap ${formatNumber(d, 1)} points`}
      {d !== null && unit === 'relative' && `, median gap ${formatNumber(100 * d, 1)}%`}
      {m !== null && `, measure ${formatNumber(m, 2)}`}. Not used for the grade.
    </Text>
  ))
}
