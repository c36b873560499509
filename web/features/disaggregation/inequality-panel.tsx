import { dimensionWords } from '#domain/disaggregation/dimension.ts'
import type { GroupInequality } from '#domain/disaggregation/group-inequality.ts'
import {
  comparedGroups,
  type MeasureRow,
  measureTable,
  withheld,
} from '#domain/disaggregation/measure-rows.ts'
import { type Factor, unitClass, unitLabel } from '#domain/number/factor.ts'
import { midSentence } from '#domain/message/indicator-words.ts'
import { known } from '#domain/reference/reference-data.ts'
import { InequalityOverPeriods } from './inequality-over-periods.tsx'
import classes from './inequality-panel.module.css'
import type { Chosen } from './resolve-chosen.ts'

interface InequalityPanelProps {
  readonly found: GroupInequality
  readonly chosen: Chosen
}

/** How unequal the groups are, measure by measure, each with its meaning on demand; or why that cannot be said. */
export function InequalityPanel({ found, chosen }: InequalityPanelProps) {
  const { choice, indicator, data } = chosen
  if (found.status === 'refused') {
    return (
      <section className={classes.panel} aria-labelledby="inequality">
        <h2 id="inequality">Inequality between the groups</h2>
        <p>{found.reason}</p>
      </section>
    )
  }
  const { main, further } = measureTable(found, indicator)
  const source = known(data.whole.reference.sources, choice.source).name
  const { measures } = found
  return (
    <section className={classes.panel} aria-labelledby="inequality">
      <h2 id="inequality">Inequality between the groups</h2>
      <p>
        Of {midSentence(indicator.shortName)} by {dimensionWords(choice.dimension).by}, {source}. The
        difference and the ratio are {comparedGroups(measures)}.{perWords(indicator.factor)}
      </p>
      <Measures caption="Measures of inequality" rows={main} />
      <details className={classes.more}>
        <summary>Further measures</summary>
        <Measures caption="Further measures of inequality" rows={further} />
      </details>
      <InequalityOverPeriods chosen={chosen} />
      {remarks(found, source).map((remark) => (
        <p key={remark} className={classes.remark}>
          {remark}
        </p>
      ))}
    </section>
  )
}

function remarks(
  { measures }: Extract<GroupInequality, { readonly status: 'ok' }>,
  source: string,
): string[] {
  const hasIntervals = measures.ci95.difference !== null
  return [
    hasIntervals
      ? 'Intervals are 95%; they leave out that groups of one survey are related.'
      : `${source} publishes no standard errors, so no interval can be given: how large chance is remains unknown.`,
    ...(measures.weighted
      ? ['Groups are weighted by the shares of the population that the source publishes.']
      : []),
    ...(measures.warnings.includes('linear_outside_range') && measures.sii_logit === null
      ? ['The straight line leaves the range of possible figures, so take its ends with care.']
      : []),
    'The source does not say on how many people each figure rests, so figures of small groups are not marked.',
  ]
}

/** Rates are written without their base in the table. */
function perWords(factor: Factor): string {
  return unitClass(factor) === 'rate' ? ` Differences are ${unitLabel(factor)}.` : ''
}

interface MeasuresProps {
  readonly caption: string
  readonly rows: readonly MeasureRow[]
}

/** The measures that can be given, each with its meaning on demand, then the others with the reason. */
function Measures({ caption, rows }: MeasuresProps) {
  const given = rows.filter(({ value }) => value !== null)
  return (
    <>
      {given.length > 0 && (
        <table className={classes.table}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Value</th>
              <th scope="col">No inequality</th>
            </tr>
          </thead>
          <tbody>
            {given.map(({ definition, value, interval, none }) => (
              <tr key={definition.name}>
                <th scope="row">
                  <details>
                    <summary>{definition.title}</summary>
                    <p>{definition.definition}</p>
                  </details>
                </th>
                <td>
                  {value}
                  {interval !== null && <small>{interval}</small>}
                </td>
                <td>{none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {withheld(rows).map(({ reason, titles }) => (
        <p key={reason} className={classes.withheld}>
          <strong>Not given: {titles.join(', ')}.</strong> {reason}
        </p>
      ))}
    </>
  )
}
