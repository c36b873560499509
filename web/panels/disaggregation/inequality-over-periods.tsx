import { EmptyCell } from '#web/views/empty-cell.tsx'
import { useMemo } from 'react'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { inequalityOverTime } from '#domain/disaggregation/inequality-over-time.ts'
import type { MeasureRow } from '#domain/disaggregation/measure-rows.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import type { ChosenGroups } from '#sections/disaggregation/chosen-groups.ts'
import { Table } from '#web/kit/table/table.tsx'
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
      <Table
        dense
        label={text(message('disaggregation.each-period-table'))}
        rows={periods}
        keyOf={({ period }) => period}
        columns={[
          { title: name, names: true, cell: ({ label }) => text(label) },
          ...first.rows.map(({ definition }, at) => ({
            title: text(definition.title),
            isNumeric: true,
            cell: ({ rows }: typeof first) => <Measure row={rows[at]} />,
          })),
        ]}
      />
    </details>
  )
}

function Measure({ row }: { readonly row: MeasureRow | undefined }) {
  const { text } = useLanguage()
  if (!row || row.value === null) return <EmptyCell text="–" why={message('part-gap.not-computed')} />
  return (
    <>
      {text(row.value)}
      {row.interval !== null && <small>{text(row.interval)}</small>}
    </>
  )
}
