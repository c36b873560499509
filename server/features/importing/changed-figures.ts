import type { PeriodCode } from '#domain/period/period.ts'
import type { Changes } from '#server/release/find-changes.ts'

/** A published figure that the import would change. The values are equal when only its interval or flags differ. */
export interface ChangedFigure {
  readonly source: string
  readonly indicator: string
  readonly location: string
  readonly period: PeriodCode
  readonly old: number
  readonly new: number
}

/** How many changed figures are shown. */
const SHOWN = 10

/** The first changed figures in the order of the files. */
export function firstChanged({ transaction, points }: Changes): Promise<ChangedFigure[]> {
  return transaction.query<ChangedFigure>(
    `select d.datasource as source, i.short_name as indicator, l.shown_name as location, p.period,
       p.old_value as old, p.value as new
     from ${points.name} p
     join datasource d on d.id = p.datasource
     join indicator i on i.id = p.indicator
     join location l on l.id = p.location
     where p.old_value is not null and p.value is not null
     order by p.file, p.line limit $1`,
    [SHOWN],
  )
}
