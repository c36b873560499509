import type { Filter } from '#contract/listing/filters.ts'
import { Where } from '#server/platform/listing/where.ts'

/** The wanted stored values; null lets everything through, an empty list nothing. */
export interface DataFilter {
  readonly indicator: Filter<number>
  readonly datasource: Filter<number>
  readonly location: Filter<number>
  readonly period: Filter<number>
  readonly value_type: Filter<number>
  /** Numbers of the releases that published the value. */
  readonly publishedBy?: Filter<number>
}

/** True when the filter lets every value through. */
export function isOpen(filter: DataFilter): boolean {
  return Object.values(filter).every((values) => values === null)
}

/**
 * Conditions on `observation` for the values of a release.
 *
 * Indicators and data sources are always named, from the catalogue when the caller names none: the covering index begins
 * with them, so that any narrower question reads a few pages of it instead of the whole table.
 */
export function whereData(filter: DataFilter, release: number): Where {
  const where = new Where()
    .ids('indicator', filter.indicator)
    .ids('datasource', filter.datasource)
    .ids('location', filter.location)
    .ids('value_type', filter.value_type)
    .ids('period', filter.period, 'int')
    .ids('release_added', filter.publishedBy ?? null, 'int')
  if (filter.indicator === null && !isOpen(filter))
    nameTheOthers(where, 'indicator', 'datasource', filter.datasource)
  if (filter.datasource === null && !isOpen(filter))
    nameTheOthers(where, 'datasource', 'indicator', filter.indicator)
  const number = where.parameter(release)
  return where.and(`release_added <= ${number}::int`).and(`release_removed > ${number}::int`)
}

function nameTheOthers(where: Where, missing: string, given: string, values: Filter<number>): void {
  const some = values === null ? '' : ` where m.${given} = any(${where.parameter(values)}::int[])`
  where.and(
    `${missing} = any(array(select distinct m.${missing} from datasource_specific_indicator m${some}))`,
  )
}
