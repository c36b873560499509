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

/** The filter in one spelling: the order of ids changes nothing. */
export function inOrder(filter: DataFilter): readonly (readonly number[] | null)[] {
  const { indicator, datasource, location, period, value_type, publishedBy = null } = filter
  return [indicator, datasource, location, period, value_type, publishedBy].map(
    (ids) => ids?.toSorted((one, other) => one - other) ?? null,
  )
}

/**
 * Conditions on `observation` for the values of a release.
 *
 * Indicators and data sources are always named, from the catalogue when the caller names none: the covering index begins
 * with them, so that any narrower question reads a few pages of it instead of the whole table.
 */
export function whereData(filter: DataFilter, release: number): Where {
  const where = conditions(filter).ids('indicator', filter.indicator).ids('datasource', filter.datasource)
  if (filter.indicator === null && !isOpen(filter))
    nameTheOthers(where, 'indicator', 'datasource', filter.datasource)
  if (filter.datasource === null && !isOpen(filter))
    nameTheOthers(where, 'datasource', 'indicator', filter.indicator)
  return inRelease(where, release)
}

/** The values of a release as they are walked through in the order of the store: from the pairs of an indicator and a source that have any. */
export interface Walk {
  readonly from: string
  readonly where: Where
  /** Terms of the order of the store. */
  readonly order: string
}

/**
 * A walk through what a question finds, one pair of indicator and source after the other: a page costs what stands on it and
 * before it, however many indicators there are and however long the table is.
 */
export function walkData(filter: DataFilter, release: number): Walk {
  const where = conditions(filter)
  const pairs = (['indicator', 'datasource'] as const).flatMap((column) => {
    const wanted = filter[column]
    return wanted === null ? [] : [`${column} = any(${where.parameter(wanted)}::int[])`]
  })
  return {
    from: `(select indicator as pair_indicator, datasource as pair_source
        from datasource_specific_indicator${pairs.length > 0 ? ` where ${pairs.join(' and ')}` : ''}) pair
      join observation on observation.indicator = pair_indicator and observation.datasource = pair_source`,
    where: inRelease(where, release),
    order: 'pair_indicator, pair_source, location, value_type, period',
  }
}

function conditions(filter: DataFilter): Where {
  return new Where()
    .ids('location', filter.location)
    .ids('value_type', filter.value_type)
    .ids('period', filter.period, 'int')
    .ids('release_added', filter.publishedBy ?? null, 'int')
}

function inRelease(where: Where, release: number): Where {
  const number = where.parameter(release)
  return where.and(`release_added <= ${number}::int`).and(`release_removed > ${number}::int`)
}

function nameTheOthers(where: Where, missing: string, given: string, values: Filter<number>): void {
  const some = values === null ? '' : ` where m.${given} = any(${where.parameter(values)}::int[])`
  where.and(
    `${missing} = any(array(select distinct m.${missing} from datasource_specific_indicator m${some}))`,
  )
}
