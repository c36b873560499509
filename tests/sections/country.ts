import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import {
  CASES,
  COATS,
  DEATHS,
  FROSTBITE,
  GROUPS,
  MODEL,
  PEOPLE,
  RATIO,
  REFERENCE,
  REGISTER,
  SKATES,
  SLEDS,
  SNOWMEN,
  SPRING,
  TABLE,
  TABLES,
  WINTER,
} from '../drawings/country.ts'

// The country of the stored drawings as sections read it: a dashboard, a catalogue and the files of a release.

const INDICATORS = [SKATES, COATS, FROSTBITE, SLEDS, SNOWMEN, PEOPLE, CASES, DEATHS, RATIO]
const SOURCES = [WINTER, SPRING, TABLES, REGISTER, MODEL]
const BIT_OF_LEVEL: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4 }

export const DASHBOARD: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: INDICATORS, default_indicators: INDICATORS, data_sources: SOURCES, sections: [] },
  ...{ initial_indicator: SKATES, initial_datasource: WINTER, initial_location: 1, show_related: false },
}

const pointsOf = (indicator: number) => pointsWhere(TABLE, { indicator })

/** Which levels each source has of an indicator. */
function levelsOf(indicator: number): ReadonlyMap<number, number> {
  const levels = new Map<number, number>()
  for (const { source, location } of pointsOf(indicator)) {
    const bit = BIT_OF_LEVEL[REFERENCE.locations.get(location)?.level ?? 0] ?? 0
    levels.set(source, (levels.get(source) ?? 0) | bit)
  }
  return levels
}

export const CATALOGUE: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2024-06-01T00:00:00Z', note: '' },
  reference: REFERENCE,
  dashboards: [DASHBOARD],
  coverage: new Map(INDICATORS.map((id) => [id, levelsOf(id)])),
}

export function groupRows(): GroupIndexRow[] {
  const series = Map.groupBy(GROUPS, ({ indicator, source, dimension }) =>
    [indicator, source, dimension].join(),
  )
  return [...series.values()].flatMap((figures) => {
    const [first] = figures
    if (!first) return []
    const { indicator, source, dimension } = first
    const periods = [...new Set(figures.map(({ period }) => period))].sort((a, b) => a - b)
    const levels = figures.reduce(
      (bits, { location }) => bits | (BIT_OF_LEVEL[REFERENCE.locations.get(location)?.level ?? 0] ?? 0),
      0,
    )
    const categories = new Set(figures.map(({ category }) => category)).size
    return [{ indicator, source, dimension, periods, categories, levels }]
  })
}

/** A file of the release; rejects where the release has none. */
export function fileOf(request: FileRequest): LoadedFile {
  if (request.file === 'group-index') return { file: 'group-index', data: groupRows() }
  if (request.file === 'places')
    return { file: 'places', data: { lgas: [], districts: [], districtOf: new Map(), held: new Map() } }
  const { file, indicator } = request
  if (file === 'groups') return { file, indicator, data: GROUPS.filter((one) => one.indicator === indicator) }
  if (file === 'indicator') {
    const table = tableOf(pointsOf(indicator))
    return { file, indicator, data: { id: indicator, table, measures: [], lga: new Map() } }
  }
  throw new RangeError(`There is no file ${file}`)
}

const at = (indicator: number, source: number, rest = '') =>
  `indicator=${indicator}&datasource=${source}${rest && `&${rest}`}`

/** Addresses of choices: for every section, and for one alone. */
export const QUERIES: {
  readonly all: readonly string[]
  /** In place of those for every section, for one that compares nothing by them. */
  readonly instead: Readonly<Record<string, readonly string[]>>
  readonly own: Readonly<Record<string, readonly string[]>>
} = {
  all: [
    '',
    at(COATS, WINTER, 'location=1&period=2018'),
    at(FROSTBITE, WINTER, 'location=2'),
    at(SKATES, REGISTER, 'location=12&period=2022'),
    at(SKATES, MODEL, 'location=1'),
    at(SNOWMEN, SPRING, 'location=1'),
    at(SNOWMEN, REGISTER, 'location=3&period=2023-05'),
    at(CASES, REGISTER, 'location=1&period=2023'),
    at(PEOPLE, MODEL),
    at(RATIO, REGISTER, 'location=99&period=1999'),
  ],
  instead: {
    triangulation: [
      '',
      `indicator=${SKATES}&datasource=${WINTER}&compare=${SPRING},${REGISTER}&location=1`,
      `indicator=${SKATES}&datasource=${WINTER}&compare=${TABLES},${MODEL}`,
      `indicator=${SNOWMEN}&datasource=${REGISTER}&compare=${SPRING}&location=12`,
      `datasource=${WINTER}&compare=${SPRING},${REGISTER}&location=1`,
      `datasource=${REGISTER}&compare=999&location=1`,
    ],
  },
  own: {
    'correlation-analysis': [
      `indicators=${[SKATES, COATS, FROSTBITE, SLEDS].join()}&method=pearson&adjust=holm`,
      `indicators=${[SKATES, SLEDS].join()}&method=spearman`,
    ],
    disaggregation: [
      at(SKATES, WINTER, 'dimension=residence&period=2023'),
      at(PEOPLE, MODEL, 'dimension=age_sex'),
    ],
  },
}
