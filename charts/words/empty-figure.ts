import type { DataSource } from '#domain/data-source/data-source.ts'
import { message } from '#domain/message/message.ts'
import { cited } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId, measureKey } from '#domain/reference/reference-data.ts'
import type { EmptyFigure, FigureInput } from '#charts/figure.ts'

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
  input: Pick<FigureInput, 'reference' | 'language' | 'view'>,
  chosen: DataSource | null,
  why: string | null = null,
): EmptyFigure {
  const { reference, language } = input
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
    ...(sorted.length === 0 && !isReadApart(input) && { isNowhere: true }),
    alternatives: sorted.slice(0, MOST_CHOICES).map((point) => ({
      label: language.text(cited(byId(reference.sources, point.source), point.period)),
      source: point.source,
      period: isoPeriod(point.period),
    })),
  }
}

/** True where a source is asked for its LGAs: those of others may lie in files that it was not drawn from. */
function isReadApart({ view, reference }: Pick<FigureInput, 'reference' | 'view'>): boolean {
  const { indicators, sources, locations, options } = view
  const isOfParts = 'regions' in options && (options.regions === 'lgas' || options.regions === 'districts')
  const isBelow = locations.some((id) => (reference.locations.get(id)?.level ?? 4) >= 3)
  if (!(isOfParts || isBelow)) return false
  return indicators.some((indicator) =>
    sources.some((source) => reference.measures.get(measureKey(indicator, source))?.lga),
  )
}
