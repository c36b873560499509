import type {
  CatalogueDashboard,
  CatalogueFile,
  CatalogueIndicator,
  CatalogueSource,
  EvidenceRow,
  LocationRow,
} from '#contract/release-file.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { NOT_REMOVED } from './current.ts'
import type { Changes } from './find-changes.ts'

/** The catalogue without the release that it belongs to. */
export type CatalogueContent = Omit<CatalogueFile, 'release'>

/** Source → bit mask of the levels with figures, in the order of the sources. */
type Coverage = readonly (readonly [source: number, levels: number])[]

interface CoverageRow {
  readonly indicator: number
  readonly datasource: number
  readonly levels: number
}

/** Nation 1, zones 2, states 4, LGAs 8, senatorial districts 16; sources with figures of groups only have no levels. */
const LEVELS = (figures: string) => `
  select indicator, datasource, bit_or(1 << (l.level - 1)) as levels
  from (select distinct indicator, datasource, location from ${figures}) o join location l on l.id = o.location
  group by indicator, datasource`

const ALL_LEVELS = LEVELS(`observation where release_removed = ${NOT_REMOVED}`)

/**
 * The pairs that the release touches are looked at, the rest taken from the release before: the table itself
 * may be very long. All figures of a new pair are among the changes.
 */
const levelsSince = ({ pairs, cover }: Changes) => `
  with before as (
    select (i ->> 'id')::smallint as indicator, (c ->> 0)::smallint as datasource, (c ->> 1)::int as levels
    from release_catalogue b, json_array_elements(b.body::json -> 'indicators') i,
      json_array_elements(i -> 'coverage') c
    where b.release = $1
  )
  select * from before where (indicator, datasource) not in (select indicator, datasource from ${pairs.name})
  union all
  ${LEVELS(`${pairs.name} join observation using (indicator, datasource) where not is_new and release_removed = ${NOT_REMOVED}`)}
  union all
  select indicator, datasource, bit_or(levels) >> 1
  from ${pairs.name} join ${cover.name} using (indicator, datasource) where is_new and levels is not null
  group by indicator, datasource`

/** A release before, and the changes of the one that is made. */
interface Since {
  readonly release: number
  readonly changes: Changes
}

async function coverage(
  transaction: Transaction,
  since: Since | null,
): Promise<ReadonlyMap<number, Coverage>> {
  const rows = await transaction.query<CoverageRow>(
    `select * from (${since === null ? ALL_LEVELS : levelsSince(since.changes)}) levels order by indicator, datasource`,
    since === null ? [] : [since.release],
  )
  const byIndicator = new Map<number, (readonly [number, number])[]>()
  for (const { indicator, datasource, levels } of rows) {
    byIndicator.set(indicator, [...(byIndicator.get(indicator) ?? []), [datasource, levels]])
  }
  return byIndicator
}

const INDICATORS = `
  select id, code, full_name, short_name, program_area, desirable_slope as slope, indicator_type as type, factor,
    decimals, definition, numerator, denominator, national_target, national_target_year, national_source, sdg_target,
    sdg_information, array_remove(array[first_related, second_related, third_related, fourth_related], null) as related
  from indicator order by id`

/** The years of a source: where it gives no end (`2013 -`), those of the figures that are held of it. */
const YEARS_HELD = `
  case when year_available ~ '^\\s*\\d{4}\\s*[-–]\\s*$' then coalesce((
    select min(year[1]) || ' - ' || max(year[1])
    from datasource_specific_indicator m, lateral regexp_matches(m.periods, '\\y((?:19|20)\\d\\d)\\y', 'g') year
    where m.datasource = d.id
  ), year_available) else year_available end`

/** `$1`: those with figures of places; the others are asked for figures of groups, one each. */
const SOURCES = `
  select id, datasource as name, full_name, description, classification, methodology, custodian,
    ${YEARS_HELD} as years_available, period_available, subnational_data as subnational, link, licence, licence_class, citation,
    vintage, derived_from, period_labels,
    d.id = any($1::int[]) or exists (
      select from datasource_specific_indicator m, lateral (
        select from disaggregated g
        where g.indicator = m.indicator and g.datasource = m.datasource and g.release_removed = ${NOT_REMOVED} limit 1
      ) any_group
      where m.datasource = d.id
    ) as has_data
  from datasource d order by id`

const EVIDENCE = `
  select json_build_array(
    id, kind, title, fieldwork_start, fieldwork_end, birth_cohort, current_source) as row
  from evidence order by id`

const DASHBOARDS = `
  select id, name, title, description, indicators, default_indicators, data_sources, initial_indicator,
    initial_datasource, initial_location, show_table_related_indicator as show_related, sections, waiting_for
  from dashboard where not is_private order by id`

/**
 * Everything that menus need, as the store has it now. Locations go down to the state. `since` names a release
 * whose catalogue still says which places the untouched sources cover, and what changes; null looks at every figure.
 */
export async function catalogueContent(
  transaction: Transaction,
  since: Since | null,
): Promise<CatalogueContent> {
  const levels = await coverage(transaction, since)
  const withFigures = [...new Set([...levels.values()].flatMap((pairs) => pairs.map(([source]) => source)))]
  const indicators = await transaction.query<Omit<CatalogueIndicator, 'coverage'>>(INDICATORS)
  const locations = await transaction.query<{ row: LocationRow }>(
    'select json_build_array(id, shown_name, level, parent) as row from location where level <= 3 order by id',
  )
  const evidence = await transaction.query<{ row: EvidenceRow }>(EVIDENCE)
  return {
    indicators: indicators.map((indicator) => ({ ...indicator, coverage: levels.get(indicator.id) ?? [] })),
    sources: await transaction.query<CatalogueSource>(SOURCES, [withFigures]),
    evidence: evidence.map(({ row }) => row),
    locations: locations.map(({ row }) => row),
    dashboards: await transaction.query<CatalogueDashboard>(DASHBOARDS),
  }
}
