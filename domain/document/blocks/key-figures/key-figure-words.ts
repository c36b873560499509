import { pooledValue, pooledFrom } from '#domain/best-figure/pooled-answer.ts'
import type { ChangeSince } from '#domain/brief/change-since.ts'
import { figuresTogether, type KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { cited, decimal, indicatorName, periodName, shortFigure } from '#domain/message/value.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { byId } from '#domain/reference/reference-data.ts'

/** A key figure in words. */
export interface KeyFigureWords {
  readonly name: Value
  /** As its source published it; null where none may be quoted, or nobody published one. */
  readonly value: Value | null
  /** Behind the value; empty where the sign of percentages says it. */
  readonly unit: Value
  /** Whose it is, its interval, its change where the two can be compared; or that there is none. A line each. */
  readonly lines: readonly Value[]
  /** The id of its source, to be cited. */
  readonly source: number | null
}

/** The figures to quote of a place in words, in this order. Throws a RangeError for ids that the data does not know. */
export function keyFiguresInWords(
  indicators: readonly number[],
  location: number,
  data: PlaceData,
): readonly KeyFigureWords[] {
  const place = byId(data.reference.locations, location)
  return figuresTogether({ data, place }, indicators).map(inWords)
}

function inWords({ indicator, stated, pooled, change }: KeyFigure): KeyFigureWords {
  const name = indicatorName(indicator)
  if (pooled) {
    const lines = [pooledFrom(pooled)]
    return { name, value: pooledValue(pooled, indicator), unit: '', lines, source: null }
  }
  if (!stated) return { name, value: null, unit: '', lines: [message('key-figures.none')], source: null }
  const { point, source } = stated
  const bounds = intervalWords(point, indicator)
  const since = change && changeWords(change, point, indicator)
  return {
    name,
    value: figureOf(point, indicator),
    unit: indicator.factor === 2 ? '' : message('unit.label', { factor: `${indicator.factor}` }),
    lines: [cited(source, point.period), ...(bounds ? [bounds] : []), ...(since ? [since] : [])],
    source: source.id,
  }
}

function figureOf(point: Point, indicator: Indicator): Value {
  return shortFigure(point.value, asPublished(point, indicator))
}

function intervalWords(point: Point, indicator: Indicator): Value | null {
  const bounds = interval(point)
  if (!bounds) return null
  const format = boundsAsPublished(point, indicator)
  const [lower, upper] = [shortFigure(bounds.lower, format), shortFigure(bounds.upper, format)]
  return message('key-figures.interval', { level: decimal(bounds.level, 0), lower, upper })
}

/** Null where the two are about times of unequal length. */
function changeWords(
  { before, verdict, unequalTimes }: ChangeSince,
  now: Point,
  indicator: Indicator,
): Value | null {
  if (unequalTimes) return null
  return message('key-figures.change', {
    verdict,
    period: periodName(before.period),
    before: figureOf(before, indicator),
    now: figureOf(now, indicator),
  })
}
