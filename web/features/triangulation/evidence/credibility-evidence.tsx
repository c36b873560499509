import { message } from '#domain/message/message.ts'
import { signed } from '#domain/message/value.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

/** Step by step how the credibility of each source came about. */
export function CredibilityEvidence({ answer: { sources, inputs } }: { readonly answer: Answer }) {
  const { text } = useLanguage()
  return (
    <ScrollRegion label={text(message('evidence.steps-of'))} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text(message('evidence.source'))}</th>
            <th scope="col">{text(message('evidence.steps'))}</th>
            <th scope="col">{text(message('evidence.newest-year'))}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ id, name, consistency }) => {
            const { steps, newest_year } = consistency.grades.source_credibility.evidence
            return (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  {steps.length === 0 && (
                    <Text as="span" tone="faint">
                      {text(message('evidence.cannot-judge'))}
                    </Text>
                  )}
                  {steps.map(({ reason, delta, n_indicators }) => (
                    <div key={reason}>
                      <strong>{text(signed(delta, 0))}</strong> {reason}
                      {inputs.n_indicators > 1 &&
                        ` ${text(message('evidence.of-indicators', { some: String(n_indicators), all: String(inputs.n_indicators) }))}`}
                    </div>
                  ))}
                </td>
                <td>{newest_year ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
