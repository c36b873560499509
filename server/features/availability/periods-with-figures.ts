import { IS_FIGURE } from '#server/release/stored-columns.ts'
import type { Filter } from '#contract/listing/filters.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Where } from '#server/platform/listing/where.ts'
import { currentRelease } from '#server/release/current-release.ts'

export interface PeriodQuestion {
  readonly indicator: Filter<number>
  readonly datasource: Filter<number>
  readonly location: Filter<number>
}

/** Period codes of the figures that fit, the newest first. */
export async function periodsWithFigures(database: Database, question: PeriodQuestion): Promise<number[]> {
  const where = await figuresOf(database, question)
  if (where.impossible) return []
  const rows = await database.query<{ period: number }>(
    `select distinct o.period from datasource_specific_indicator m
     join observation o on o.indicator = m.indicator and o.datasource = m.datasource
     where ${where.sql} order by o.period desc`,
    where.parameters,
  )
  return rows.map((row) => row.period)
}

/** A year of an indicator, and when its first and last figure were published. */
export interface YearOfIndicator {
  readonly indicator: number
  readonly year: number
  readonly created_at: Date
  readonly updated_at: Date
}

/** Calendar years with figures of the indicators, the newest first. */
export async function yearsWithFigures(
  database: Database,
  indicators: readonly number[],
): Promise<YearOfIndicator[]> {
  const where = await figuresOf(database, { indicator: indicators, datasource: null, location: null })
  if (where.impossible) return []
  return database.query<YearOfIndicator>(
    `select years.indicator, years.year, first.published_at as created_at, last.published_at as updated_at
     from (
       select m.indicator, o.period / 1000 as year, min(o.release_added) as first, max(o.release_added) as last
       from datasource_specific_indicator m
       join observation o on o.indicator = m.indicator and o.datasource = m.datasource
       where ${where.sql} group by m.indicator, o.period / 1000
     ) years
     join release first on first.number = years.first
     join release last on last.number = years.last
     order by years.year desc, years.indicator`,
    where.parameters,
  )
}

async function figuresOf(database: Database, question: PeriodQuestion): Promise<Where> {
  const release = await currentRelease(database)
  const where = new Where()
    .ids('m.indicator', question.indicator)
    .ids('m.datasource', question.datasource)
    .ids('o.location', question.location)
    .and(`o.${IS_FIGURE}`)
  const number = where.parameter(release.number)
  return where.and(`o.release_added <= ${number}::int`).and(`o.release_removed > ${number}::int`)
}
