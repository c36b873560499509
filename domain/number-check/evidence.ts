import { isSumOfParts } from '#domain/comparison/sum-of-parts.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import { type Location, NATION } from '#domain/location/location.ts'
import { isSameTime, yearsApart } from '#domain/observation/about.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { byLength } from '#domain/period/period.ts'
import { type Kinship, isModelled, kinship } from '#domain/reference/kinship.ts'
import { isOfficial } from '#domain/reference/official-estimates.ts'
import { isOwnSource } from './own-source-id.ts'
import { byId, placesAbove, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The part that a figure plays beside the one that is checked. */
export type EvidenceNature = 'survey' | 'official' | 'model' | 'reports'

/** A published figure that the checked one is held against. */
export interface Evidence {
  readonly point: Point
  readonly source: DataSource
  readonly place: Location
  readonly nature: EvidenceNature
  /** About the same births, or the same time. */
  readonly isSameTime: boolean
  readonly yearsApart: number
  readonly kin: Kinship
}

/** Lowest and highest figure of the parts of the place, from one source and round. */
export interface PartsRange {
  readonly source: DataSource
  readonly point: Point
  readonly count: number
  readonly lower: number
  readonly upper: number
}

interface Question {
  readonly own: Point
  readonly table: ObservationTable
  readonly reference: ReferenceData
}

/** Figures further away in time say little about this one. */
const NEAR_YEARS = 5
/** Rows of a picture that can be read. */
const MOST_ROWS = 5

const NATURES: readonly EvidenceNature[] = ['survey', 'official', 'model', 'reports']

/**
 * The published figures to hold a figure against, the most telling first: of the same births or time before others, surveys before
 * models, and of figures that rest on the same evidence one. Where the place has none, those of the place that it lies in, but for
 * counts: that of the nation says nothing of how many there are in one of its parts.
 */
export function evidenceFor(question: Question): readonly Evidence[] {
  const { own, reference } = question
  const above = isCount(question) ? [own.location] : placesAbove(reference, own.location)
  const found = above.map((place) => evidenceAt(place, question))
  return found.find((rows) => rows.some(isTelling)) ?? found.find((rows) => rows.length > 0) ?? []
}

function isCount({ own, reference }: Question): boolean {
  return isSumOfParts(byId(reference.indicators, own.indicator))
}

/** Independent of the figure's own source, and not of another age of the country. */
function isTelling({ yearsApart: apart, kin }: Evidence): boolean {
  return apart <= NEAR_YEARS && kin !== 'same'
}

/** The figure that a verdict rests on: the first that is independent; else the first of another source. */
export function mainEvidence(rows: readonly Evidence[]): Evidence | null {
  return rows.find(({ kin }) => kin === 'independent') ?? rows.find(({ kin }) => kin !== 'same') ?? null
}

/** The nation's official estimate of the same time, for a figure of a smaller place. */
export function nationsEstimate({ own, table, reference }: Question): Evidence | null {
  if (own.location === NATION || isCount({ own, table, reference })) return null
  const official = evidenceAt(NATION, { own, table, reference }).find(
    ({ nature, isSameTime: same }) => nature === 'official' && same,
  )
  return official ?? null
}

/** What the figure's own source, where it is one of the release, publishes for the same place and period. */
export function publishedFigure({ own, table }: Question): Point | null {
  const { indicator, source, location, period } = own
  return pointsWhere(table, { indicator, source, location, period })[0] ?? null
}

/** The figures of the areas in a state of the same time, as their lowest and highest. */
export function partsRange({ own, table, reference }: Question): PartsRange | null {
  const parts = new Set(
    [...reference.locations.values()]
      .filter(({ parent, level }) => parent === own.location && level === 4)
      .map(({ id }) => id),
  )
  if (parts.size === 0) return null
  const points = pointsWhere(table, { indicator: own.indicator, locations: parts }).filter(
    (point) =>
      isSameTime(point, own) &&
      byLength(point.period, own.period) === 0 &&
      !isProjected(point) &&
      !isOwnSource(point.source),
  )
  const rounds = [...Map.groupBy(points, ({ source, period }) => `${source}@${period}`).values()]
  const best = rounds.toSorted((a, b) => b.length - a.length)[0]
  const [first] = best ?? []
  if (!best || !first || best.length < 2) return null
  const values = best.map(({ value }) => value)
  return {
    source: byId(reference.sources, first.source),
    point: first,
    count: best.length,
    lower: Math.min(...values),
    upper: Math.max(...values),
  }
}

function evidenceAt(location: number, question: Question): Evidence[] {
  const { own, table, reference } = question
  const place = reference.locations.get(location)
  if (!place) return []
  const points = pointsWhere(table, { indicator: own.indicator, location }).filter(
    (point) =>
      point.source !== own.source &&
      !isOwnSource(point.source) &&
      !isProjected(point) &&
      point.coordinates.supersededBy === null &&
      byLength(point.period, own.period) <= 0,
  )
  const nearest = [...Map.groupBy(points, ({ source }) => source).values()].flatMap((all) => {
    const best = all.toSorted((a, b) => byTime(a, b, own))[0]
    return best ? [asEvidence(best, place, question)] : []
  })
  const rows = withoutCopies(nearest.toSorted(mostTelling), reference)
  const ofTheTime = rows.filter(({ isSameTime: same }) => same)
  // Beside figures of the same time, those of other times only distract; beside near ones those of long ago.
  if (ofTheTime.some(isTelling)) return ofTheTime.slice(0, MOST_ROWS)
  const near = rows.filter(isTelling)
  return (near.length > 0 ? near : rows).slice(0, MOST_ROWS)
}

/** Of the same time first; then of the same length, the nearest, and of two as near the later one. */
function byTime(a: Point, b: Point, own: Point): number {
  return (
    Number(isSameTime(b, own)) - Number(isSameTime(a, own)) ||
    byLength(b.period, a.period) ||
    yearsApart(a, own) - yearsApart(b, own) ||
    b.period - a.period
  )
}

function asEvidence(point: Point, place: Location, { own, table, reference }: Question): Evidence {
  const source = byId(reference.sources, point.source)
  return {
    point,
    source,
    place,
    nature: natureOf(point, source, { table, reference }),
    isSameTime: isSameTime(point, own),
    yearsApart: yearsApart(point, own),
    kin: kinship(own, point, reference),
  }
}

function natureOf(
  point: Point,
  { classification }: DataSource,
  { table, reference }: Pick<Question, 'table' | 'reference'>,
): EvidenceNature {
  if (isOfficial(point, reference, table)) return 'official'
  if (classification === 'Routine') return 'reports'
  return classification === 'Estimate' || isModelled(point, reference) ? 'model' : 'survey'
}

function mostTelling(a: Evidence, b: Evidence): number {
  const hasInterval = ({ point }: Evidence) => Number(point.lower !== null)
  return (
    Number(b.isSameTime) - Number(a.isSameTime) ||
    Number(isTelling(b)) - Number(isTelling(a)) ||
    (a.isSameTime ? 0 : Math.round(a.yearsApart) - Math.round(b.yearsApart)) ||
    NATURES.indexOf(a.nature) - NATURES.indexOf(b.nature) ||
    a.yearsApart - b.yearsApart ||
    hasInterval(b) - hasInterval(a) ||
    a.source.derivedFrom.length - b.source.derivedFrom.length ||
    a.source.name.localeCompare(b.source.name)
  )
}

/** Without figures that print again, or tabulate again, what stands before them. */
function withoutCopies(rows: readonly Evidence[], reference: ReferenceData): Evidence[] {
  const kept: Evidence[] = []
  for (const row of rows) {
    const isCopy = kept.some(({ point }) => kinship(point, row.point, reference) === 'same')
    if (!isCopy) kept.push(row)
  }
  return kept
}
