import { Text } from '#web/kit/layout.tsx'
import type { Answer } from '../answer-parts.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import classes from './evidence.module.css'

/** Step by step how the credibility of each source came about. */
export function CredibilityEvidence({ answer: { sources, inputs } }: { readonly answer: Answer }) {
  return (
    <ScrollRegion label="Steps of the credibility" className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Steps</th>
            <th scope="col">Newest year</th>
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
                      cannot be judged
                    </Text>
                  )}
                  {steps.map(({ reason, delta, n_indicators }) => (
                    <div key={reason}>
                      <strong>{delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`}</strong> {reason}
                      {inputs.n_indicators > 1 && ` (${n_indicators} of ${inputs.n_indicators} indicators)`}
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
