import { useMemo } from 'react'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { inequalityOverTime } from '#domain/disaggregation/inequality-over-time.ts'
import { known } from '#domain/reference/reference-data.ts'
import classes from './inequality-panel.module.css'
import type { Chosen } from './resolve-chosen.ts'

/** How the main measures read in each period of the source; nothing when there is only one. */
export function InequalityOverPeriods({ chosen }: { readonly chosen: Chosen }) {
  const { choice, data, categories, indicator } = chosen
  const { periodLabels, name } = known(data.whole.reference.sources, choice.source)
  const periods = useMemo(() => {
    const { dimension, source, location } = choice
    const figures = groupsWhere(data.groups, { dimension, source, location })
    return inequalityOverTime(figures, categories, indicator, periodLabels)
  }, [choice, data, categories, indicator, periodLabels])
  const [first] = periods
  if (!first) return null
  return (
    <details className={classes.more}>
      <summary>The measures in each period</summary>
      <section className={classes.scroller} aria-label="Table: measures in each period">
        <table className={classes.table} data-even>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {first.rows.map(({ definition }) => (
                <th key={definition.name} scope="col">
                  {definition.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ period, label, rows }) => (
              <tr key={period}>
                <th scope="row">{label}</th>
                {rows.map(({ definition, value, interval }) => (
                  <td key={definition.name}>
                    {value ?? '–'}
                    {interval !== null && <small>{interval}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
