import type { DIFFERENCES } from '#contract/data-import/data-import.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { Changes } from '#server/release/find-changes.ts'

/** A figure that differs from the current release; null where there is none. `described`: only its interval or flags differ. */
export interface Difference {
  readonly kind: (typeof DIFFERENCES)[number]
  readonly indicator: number
  readonly indicator_name: string
  readonly datasource: number
  readonly datasource_name: string
  readonly location: number
  readonly location_name: string
  readonly period: PeriodCode
  readonly was: number | null
  readonly is: number | null
  /** The number of its file, and its line there. */
  readonly file: number
  readonly line: number
}

const ORDER = 'p.old_value is null, p.file, p.line, p.indicator, p.datasource, p.location, p.period'

/**
 * The first differences: what was published before comes first, then in the order of the files. Their rows are found first, by
 * their order alone: names and other columns of all changes would be joined and sorted for a handful.
 */
export function firstDifferences({ transaction, points }: Changes, most: number): Promise<Difference[]> {
  return transaction.query<Difference>(
    `select p.indicator, i.short_name as indicator_name, p.datasource, d.datasource as datasource_name,
       p.location, l.shown_name as location_name, p.period, p.old_value as was, p.value as is, p.file, p.line,
       case when p.value is null then 'withdrawn' when p.old_value is null then 'added'
         when p.value = p.old_value then 'described' else 'changed' end as kind
     from ${points.name} p
     join datasource d on d.id = p.datasource
     join indicator i on i.id = p.indicator
     join location l on l.id = p.location
     where p.ctid = any(array(select p.ctid from ${points.name} p order by ${ORDER} limit $1))
     order by ${ORDER}`,
    [most],
  )
}
