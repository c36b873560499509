import { formatNumber } from '#domain/number/format.ts'
import { Text } from '#web/kit/layout.tsx'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

const PARTS = [
  ['trend_agreement', 'Same direction over the years', 'at least 3 common years at one place'],
  ['rank_agreement', 'Same order of places', 'at least 5 common places of one level in a year'],
  ['concordance', 'Lin’s concordance', 'at least 3 pairs that vary'],
  ['ci_agreement', 'Intervals that meet', 'an interval on one side at least'],
  ['target_agreement', 'Same side of the target', 'a target'],
  ['significant_difference', 'No significant difference', 'at least 3 pairs with intervals on both sides'],
] as const

/** The parts of the measure, each 0 to 1; what is missing says what it would need. */
export function FindingsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const evidence = sources.map(({ id, name, consistency }) => ({
    id,
    name,
    ...consistency.grades.uniformity_in_findings.evidence,
  }))
  return (
    <>
      <ScrollRegion label="Parts of the measure" className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Part, from 0 to 1</th>
              {evidence.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map(([part, name, needs]) => (
              <tr key={part}>
                <th scope="row">
                  {name}
                  {evidence.some((one) => one[part] === null) && <small>needs {needs}</small>}
                </th>
                {evidence.map((one) => (
                  <td key={one.id}>
                    {one[part] === null ? (
                      <Text as="span" tone="faint">
                        not judged
                      </Text>
                    ) : (
                      formatNumber(one[part], 2)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {evidence.flatMap(({ id, name, window1 }) =>
        window1 ? (
          <Text key={id} tone="soft">
            {name}, with figures at most one year apart: {window1.n_pairs} pairs
            {window1.m !== null && `, measure ${formatNumber(window1.m, 2)}`}. Not used for the grade.
          </Text>
        ) : (
          []
        ),
      )}
    </>
  )
}
