import { message } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { nearPairs } from './near-pairs.ts'
import classes from './evidence.module.css'

const PARTS = [
  'trend_agreement',
  'rank_agreement',
  'concordance',
  'ci_agreement',
  'target_agreement',
  'significant_difference',
] as const

/** The parts of the measure, each 0 to 1; what is missing says what it would need. */
export function FindingsEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const evidence = sources.map(({ id, name, consistency }) => ({
    id,
    name,
    ...consistency.grades.uniformity_in_findings.evidence,
  }))
  return (
    <>
      <ScrollRegion label={text(message('evidence.parts'))} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text(message('evidence.part-heading'))}</th>
              {evidence.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {text(message('evidence.part', { part }))}
                  {evidence.some((one) => one[part] === null) && (
                    <small>{text(message('evidence.needs', { part }))}</small>
                  )}
                </th>
                {evidence.map((one) => (
                  <td key={one.id}>
                    {one[part] === null ? (
                      <Text as="span" tone="faint">
                        {text(message('evidence.not-judged'))}
                      </Text>
                    ) : (
                      text(decimal(one[part], 2))
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
            {text(nearPairs(name, window1))}
          </Text>
        ) : (
          []
        ),
      )}
    </>
  )
}
