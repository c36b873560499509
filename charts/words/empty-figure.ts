import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import type { Wording } from './worded.ts'

/** The specification's words for a figure without figures. */
export const EMPTY = message('chart.empty')

/** More choices than this are a list to be searched, not a way on. */
const MOST_CHOICES = 6

/**
 * The words in place of a figure. `available` are the newest points of each source that would fill the figure.
 * Sources of the chosen one's class come first, then the newest. `why` the chosen one has none.
 */
export function emptyFigure(
  available: readonly Point[],
  { reference, language }: Wording,
  chosen: DataSource | null,
  why: string | null = null,
): EmptyFigure {
  const newest = new Map<number, Point>()
  for (const point of available) {
    const best = newest.get(point.source)
    if (!best || point.period > best.period) newest.set(point.source, point)
  }
  const sameClass = (point: Point) =>
    Number(byId(reference.sources, point.source).classification === chosen?.classification)
  const sorted = [...newest.values()].sort((a, b) => sameClass(b) - sameClass(a) || b.period - a.period)
  return {
    text: language.text(EMPTY),
    ...(why !== null && { why }),
    alternatives: sorted.slice(0, MOST_CHOICES).map((point) => ({
      label: language.text(cited(byId(reference.sources, point.source), point.period)),
      source: point.source,
      period: isoPeriod(point.period),
    })),
  }
}
