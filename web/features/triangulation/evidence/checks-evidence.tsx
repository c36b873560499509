import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

/** Each check of the primary source against each comparison, with what was found. */
export function ChecksEvidence({ answer: { sources } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  const [primary] = sources
  const checks = primary?.consistency.grades.uniformity_of_data.evidence.checks ?? []
  const against = [...new Set(checks.map((check) => check.against))]
  const rows = [...Map.groupBy(checks, ({ check }) => check).values()]
  if (!primary || rows.length === 0) return null
  return (
    <ScrollRegion label={text(message('evidence.checks'))} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text(message('evidence.check'))}</th>
            {against.map((name) => (
              <th key={name} scope="col">
                {text(message('evidence.against', { primary: primary.name, other: name }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.check}>
              <th scope="row">{row[0]?.label}</th>
              {against.map((name) => {
                const found = row.find((check) => check.against === name)
                return found ? (
                  <td key={name}>
                    <span className={classes.verdict} data-verdict={found.verdict}>
                      {text(message('evidence.verdict', { verdict: found.verdict }))}
                    </span>
                    <small>{found.why}</small>
                  </td>
                ) : (
                  <Text key={name} as="td" tone="faint">
                    –
                  </Text>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
