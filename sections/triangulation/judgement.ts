import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Location } from '#domain/location/location.ts'
import { periodKind } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { judgeIndicator, type KnownGroup } from '#domain/triangulation/judged-indicator.ts'
import {
  chosenSources,
  commonIndicators,
  holdingsOf,
  MOST_PAIRS,
  type TriangulationQuestion,
} from '#domain/triangulation/question.ts'
import { type Triangulation, triangulate } from '#domain/triangulation/triangulate.ts'
import { releaseYear } from '#contract/release-data.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import { fullSelection, type TriangulationRequest, type TriangulationState } from './state.ts'

/** The question of a triangulation with the figures that answer it, as plain data. */
export interface Judgement {
  readonly question: TriangulationQuestion
  readonly rows: readonly IndicatorRows[]
}

/** The figures of one indicator at all places, and the groups of people that the chosen sources have figures of. */
interface IndicatorRows {
  readonly indicator: number
  readonly tables: readonly ObservationTable[]
  readonly groups: readonly KnownGroup[]
}

type Asked = Pick<SectionRequest<TriangulationState>, 'wanted' | 'catalogue'>

/** The selection to triangulate; null where none is asked, or where a source of it does not exist. */
export function requestOf({ wanted, catalogue: { reference } }: Asked): TriangulationRequest | null {
  const { sources, indicators } = reference
  const request = wanted.asked ? fullSelection(wanted) : null
  if (!request || !sources.has(request.primary)) return null
  const comparisons = request.comparisons.filter((id) => sources.has(id))
  const indicator = request.indicator !== null && indicators.has(request.indicator) ? request.indicator : null
  return comparisons.length === 0 ? null : { ...request, comparisons, indicator }
}

/** The indicators that a request is about. */
function indicatorsOf(request: TriangulationRequest, { catalogue }: Asked): number[] {
  const { reference, coverage } = catalogue
  const { indicator, primary, comparisons } = request
  return commonIndicators({
    primary: byId(reference.sources, primary),
    comparisons: comparisons.map((id) => byId(reference.sources, id)),
    indicator: indicator === null ? null : byId(reference.indicators, indicator),
    holdings: holdingsOf(coverage),
  })
}

/** Bits of the coverage that stand for figures of LGAs and senatorial districts. */
const OF_AREAS = 8 | 16

/**
 * Everything that the API judges by too: the figures of the indicators at every level, of LGAs by month where a chosen source has
 * such, and the groups of people; the names of all LGAs, among which areas are counted.
 */
export function judgementFiles(asked: Asked, arrived: Figures): readonly FileRequest[] {
  const request = requestOf(asked)
  if (!request) return []
  const sources = [request.primary, ...request.comparisons]
  const { coverage, reference } = asked.catalogue
  const states = [...reference.locations.values()].filter(({ level }) => level === 3)
  const ofIndicator = (indicator: number): readonly FileRequest[] => {
    const levels = coverage.get(indicator)
    const hasAreas = sources.some((id) => ((levels?.get(id) ?? 0) & OF_AREAS) !== 0)
    const hasGroups = arrived.groupIndex?.some(
      (row) => row.indicator === indicator && sources.includes(row.source),
    )
    const lga = arrived.indicators.find(({ id }) => id === indicator)?.lga
    const hasMonths = sources.some((id) => lga?.get(id)?.some((period) => periodKind(period) === 'month'))
    return [
      { file: 'indicator', indicator },
      ...(hasAreas ? [{ file: 'lgas' as const, indicator }] : []),
      ...(hasGroups ? [{ file: 'groups' as const, indicator }] : []),
      ...(hasMonths ? states.map(({ id }) => ({ file: 'lga-months' as const, indicator, state: id })) : []),
    ]
  }
  return [{ file: 'group-index' }, { file: 'places' }, ...indicatorsOf(request, asked).flatMap(ofIndicator)]
}

/** The question of a request with its figures; null where the place is unknown. */
export function judgementOf(request: TriangulationRequest, asked: Asked, figures: Figures): Judgement | null {
  const { sources, indicators } = asked.catalogue.reference
  const locations = placesOf(figures)
  const location = request.location === null ? null : locations.get(request.location)
  if (location === undefined) return null
  const question: TriangulationQuestion = {
    primary: byId(sources, request.primary),
    comparisons: request.comparisons.map((id) => byId(sources, id)),
    indicator: request.indicator === null ? null : byId(indicators, request.indicator),
    location,
    currentYear: releaseYear(asked.catalogue.release),
    reference: { ...figures.reference, locations },
    holdings: holdingsOf(asked.catalogue.coverage),
    documented: true,
  }
  const chosen = new Set(chosenSources(question).map(({ id }) => id))
  const rows = indicatorsOf(request, asked).map((indicator): IndicatorRows => {
    const files = [...figures.indicators, ...figures.lgas].filter(({ id }) => id === indicator)
    const groups = (figures.groups.get(indicator) ?? []).filter(({ source }) => chosen.has(source))
    return { indicator, tables: files.map(({ table }) => table), groups: distinctGroups(groups) }
  })
  return { question, rows }
}

/** The places of every level: the catalogue stops at states, and areas are counted down to LGAs. */
function placesOf({ reference, places }: Figures): ReadonlyMap<number, Location> {
  const all = new Map(reference.locations)
  for (const place of [...(places?.lgas ?? []), ...(places?.districts ?? [])]) all.set(place.id, place)
  return all
}

function distinctGroups(groups: readonly KnownGroup[]): readonly KnownGroup[] {
  const one = new Map<string, KnownGroup>()
  for (const { source, dimension, category } of groups) {
    one.set([source, dimension, category].join(), { source, dimension, category })
  }
  return [...one.values()]
}

/** The answer to a question about figures: the same methods as those of the API. */
export function judged({ question, rows }: Judgement): Triangulation {
  const sources = chosenSources(question)
  const found = rows.map(({ indicator, tables, groups }) => {
    const points = tables.flatMap((table) =>
      sources.flatMap(({ id }) => pointsWhere(table, { indicator, source: id })),
    )
    return judgeIndicator(question, byId(question.reference.indicators, indicator), points, groups)
  })
  return triangulate(question, found, MOST_PAIRS)
}

const NUMBERS = new WeakMap<object, number>()
let tablesSeen = 0

/** A number that stands for a table, as tables are too long to be compared by their contents. */
function numberOf(table: object): number {
  const known = NUMBERS.get(table)
  if (known !== undefined) return known
  tablesSeen += 1
  NUMBERS.set(table, tablesSeen)
  return tablesSeen
}

/** A short value that differs where two judgements do. */
export function keyOfJudgement({ question, rows }: Judgement): object {
  const { indicator, location, currentYear } = question
  return {
    sources: chosenSources(question).map(({ id }) => id),
    ...{ indicator: indicator?.id, location: location?.id, currentYear },
    rows: rows.map((one) => [one.indicator, ...one.tables.map(numberOf)]),
  }
}
