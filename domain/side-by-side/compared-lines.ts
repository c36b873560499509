import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { statedOf } from '#domain/brief/key-figure.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { message, type Value } from '#domain/message/message.ts'
import { headlineName, placeName, sourceName } from '#domain/message/value.ts'
import { distinct, pointsWhere } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { isProjected, isWhole } from '#domain/observation/settled.ts'
import { periodKind, periodYear } from '#domain/period/period.ts'

/** A line that a reader asks for; `source` null: the one by which it is shown over time. */
export interface AskedLine {
  readonly indicator: number
  readonly source: number | null
  readonly place: number
}

/** One indicator of one source at one place over the years. */
export interface ComparedLine {
  readonly indicator: Indicator
  readonly source: DataSource
  readonly place: Location
  /** By period; none where the source has no figure there. */
  readonly points: readonly Point[]
}

/** So many lines can be told by their colours. */
export const MOST_LINES = 6

/** The lines that are asked for, each once, those that nobody knows left out. */
export function comparedLines(asked: readonly AskedLine[], data: PlaceData): readonly ComparedLine[] {
  const { indicators, sources, locations } = data.reference
  const lines = asked.flatMap((one): ComparedLine[] => {
    const [indicator, place] = [indicators.get(one.indicator), locations.get(one.place)]
    if (!indicator || !place) return []
    const source = sources.get(one.source ?? sourceOverTime(one, data) ?? 0)
    return source
      ? [{ indicator, place, source, points: pointsOf(indicator.id, source.id, place.id, data) }]
      : []
  })
  return lines
    .filter((line, at) => lines.findIndex((other) => lineKey(other) === lineKey(line)) === at)
    .slice(0, MOST_LINES)
}

/** The name of a line by which an address and a page know it. */
export function lineKey({
  indicator,
  source,
  place,
}: Pick<ComparedLine, 'indicator' | 'source' | 'place'>): string {
  return `${indicator.id}.${source.id}.${place.id}`
}

/**
 * The source by which an indicator of a place is shown over time: that of the figure to quote where it has two years, else the survey
 * with most of them, else whichever has most. Null where nobody has any.
 */
export function sourceOverTime(
  { indicator, place }: Pick<AskedLine, 'indicator' | 'place'>,
  data: PlaceData,
): number | null {
  const { reference, currentYear } = data
  const table = data.tableOf(indicator)
  const quoted = statedOf(figureToQuote({ table, reference, indicator, location: place, currentYear }))
  const count = (source: number) => pointsOf(indicator, source, place, data).length
  if (quoted && count(quoted.source.id) > 1) return quoted.source.id
  const isSurvey = (source: number) => Number(reference.sources.get(source)?.classification === 'Survey')
  const [most] = distinct(table, 'source', { indicator, location: place }).toSorted(
    (a, b) =>
      Number(count(b) > 1) - Number(count(a) > 1) ||
      isSurvey(b) - isSurvey(a) ||
      count(b) - count(a) ||
      a - b,
  )
  return most ?? null
}

function pointsOf(indicator: number, source: number, location: number, data: PlaceData): readonly Point[] {
  return pointsWhere(data.tableOf(indicator), { indicator, source, location }).filter(
    (point) =>
      periodKind(point.period) === 'year' &&
      periodYear(point.period) <= data.currentYear &&
      isWhole(point) &&
      !isProjected(point) &&
      point.coordinates.supersededBy === null,
  )
}

/** What a line is called among others: by what differs between them, the place where nothing does. */
export function lineName(line: ComparedLine, lines: readonly ComparedLine[]): Value {
  const differ = <T>(of: (line: ComparedLine) => T) => new Set(lines.map(of)).size > 1
  const parts: Value[] = []
  if (differ(({ place }) => place.id)) parts.push(placeName(line.place))
  if (differ(({ indicator }) => indicator.id)) parts.push(headlineName(line.indicator))
  if (differ(({ source }) => source.id)) parts.push(sourceName(line.source))
  const [first, ...others] = parts
  if (first === undefined) return placeName(line.place)
  return others.reduce<Value>(
    (before, part) => message('compare-page.name', { first: before, second: part }),
    first,
  )
}

/** Lines that one axis can carry: of one unit. */
export function unitGroups(lines: readonly ComparedLine[]): readonly (readonly ComparedLine[])[] {
  return [
    ...Map.groupBy(lines, ({ indicator: { id, factor } }) => (factor === 2 ? 'share' : `${id}`)).values(),
  ]
}
