import { EmptyCell } from '#web/views/empty-cell.tsx'
import { useMemo } from 'react'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { inequalityOverTime } from '#domain/disaggregation/inequality-over-time.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import type { ChosenGroups } from '#sections/disaggregation/chosen-groups.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './inequality-panel.module.css'

interface OverPeriodsProps {
  readonly chosen: ChosenGroups
  readonly source: DataSource
}

/** How the main measures read in each period of the source; nothing when there is only one. */
export function InequalityOverPeriods({ chosen, source: { periodLabels, name } }: OverPeriodsProps) {
  const { choice, groups, categories, indicator } = chosen
  const { text } = useLanguage()
  const periods = useMemo(() => {
    const { dimension, source, location } = choice
    const figures = groupsWhere(groups, { dimension, source, location })
    return inequalityOverTime(figures, categories, indicator, periodLabels)
  }, [choice, groups, categories, indicator, periodLabels])
  const [first] = periods
  if (!first) return null
  return (
    <details className={classes.more}>
      <summary>{text(message('disaggregation.each-period'))}</summary>
      <section className={classes.scroller} aria-label={text(message('disaggregation.each-period-table'))}>
        <table className={classes.table} data-even>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {first.rows.map(({ definition }) => (
                <th key={definition.name} scope="col">
                  {text(definition.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map(({ period, label, rows }) => (
              <tr key={period}>
                <th scope="row">{text(label)}</th>
                {rows.map(({ definition, value, interval }) => (
                  <td key={definition.name}>
                    {value === null ? <EmptyCell text="–" why={message('gap.not-computed')} /> : text(value)}
                    {interval !== null && <small>{text(interval)}</small>}
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
