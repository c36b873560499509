import { type DataRow, dataRow } from '#contract/data/data-row.ts'
import { observationId } from '#domain/observation/observation-id.ts'
import { wirePeriod } from '#domain/period/period.ts'
import { decimalText, wireTime } from '#server/platform/listing/wire-text.ts'

/** A value with what is said about its point and when it was published. */
export interface StoredValue {
  readonly indicator: number
  readonly datasource: number
  readonly location: number
  readonly period: number
  readonly value_type: number
  readonly value: number
  readonly flags: readonly string[] | null
  readonly interval_level: number | null
  readonly sample_size: number | null
  readonly citation: number | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** Columns of a table of data. */
export const DATA_COLUMNS = Object.keys(dataRow.shape)

/** A stored value in the spelling of the earlier API. */
export function wireValue(stored: StoredValue): DataRow {
  return {
    id: observationId({
      indicator: stored.indicator,
      source: stored.datasource,
      location: stored.location,
      period: stored.period,
      valueType: stored.value_type,
    }),
    indicator: stored.indicator,
    period: wirePeriod(stored.period),
    location: stored.location,
    datasource: stored.datasource,
    value_type: stored.value_type,
    value: decimalText(stored.value),
    flags: stored.flags?.join(';') ?? '',
    interval_level: stored.interval_level,
    sample_size: stored.sample_size,
    citation: stored.citation,
    created_at: wireTime(stored.created_at),
    updated_at: wireTime(stored.updated_at),
  }
}

/**
 * The statement for some rows of `observation`, chosen and sorted inside, with what is said about each point.
 *
 * `first_added` is the release that first published a value under the key; corrections have a later `release_added`.
 * Nothing is looked up for values of the first release, which cannot be corrections.
 */
export function valuesStatement(where: string, order: string, limit: string, release: string): string {
  return `
    with page as (
      select value, release_added, period, indicator, datasource, location, value_type,
        value_type in (1, 2, 5) as is_figure,
        case when release_added = 1 then 1 else (
          select min(f.release_added) from observation f
          where f.indicator = observation.indicator and f.datasource = observation.datasource
            and f.location = observation.location and f.value_type = observation.value_type
            and f.period = observation.period
        ) end as first_added
      from observation where ${where} order by ${order} ${limit}
    )
    select page.indicator, page.datasource, page.location, page.period, page.value_type, page.value,
      note.flags, note.interval_level, note.sample_size, note.citation,
      first.published_at as created_at, last.published_at as updated_at
    from (select page.*, row_number() over (order by ${order}) as position from page) page
    join release first on first.number = page.first_added
    join release last on last.number = page.release_added
    left join observation_note note on note.indicator = page.indicator and note.datasource = page.datasource
      and note.location = page.location and note.period = page.period
      and note.release_added <= ${release}::int and note.release_removed > ${release}::int
    order by page.position`
}
