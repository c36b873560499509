import { hasWideInterval } from '#domain/observation/flag.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { isAboveAll } from '#domain/comparison/figure-range.ts'
import type { DataSource } from '#domain/data-source/data-source.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, listOf, periodName } from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { isPartial } from '#domain/observation/settled.ts'
import { type PeriodCode, periodKind } from '#domain/period/period.ts'
import { isInQuestion, type ReferenceData } from '#domain/reference/reference-data.ts'
import { isReplaced, type StatedFigure } from './stated-figure.ts'

/** That shares above 100% are at no end, and whose they are. */
export function beyondNote(
  points: readonly Point[],
  indicator: Indicator,
  nameOf: (points: readonly Point[]) => Value,
): Message[] {
  const beyond = points.filter((point) => isAboveAll(point, indicator))
  const [first] = beyond
  if (!first) return []
  if (beyond.length > 1) return [message('zonal.beyond-many', { count: beyond.length })]
  return [
    message('zonal.beyond', {
      places: nameOf(beyond),
      figure: figure(first.value, asPublished(first, indicator)),
    }),
  ]
}

/** That the period of the figures is not complete. */
export function partialNote(points: readonly Point[], source: DataSource | null): Message[] {
  const partial = points.find(isPartial)
  return partial && source ? [message('zonal.partial', { cited: cited(source, partial.period) })] : []
}

/** `a year that is not complete`, with its last week or month where the figure names it. */
function partOf(period: PeriodCode, end: PeriodCode | null): Message {
  const of = periodKind(period)
  return end === null || periodKind(end) === of
    ? message('overview.partial', { of })
    : message('overview.partial-to', { of, end: periodName(end) })
}

/** The notes that must stand beside a figure wherever it is cited; none for most. */
export function besideFigure(
  stated: StatedFigure,
  indicator: Indicator,
  reference: ReferenceData,
): Message[] {
  const { flags, period, value, coordinates } = stated.point
  const current = reference.sources.get(coordinates.supersededBy ?? 0)
  return [
    ...(hasWideInterval(stated.point) ? [message('overview.wide-interval')] : []),
    ...(isInQuestion(stated.point, reference) ? [message('overview.in-question')] : []),
    ...(flags.includes('doubtful') ? [message('overview.doubtful')] : []),
    ...(isPartial({ flags }) ? [partOf(period, coordinates.referenceEnd)] : []),
    ...(isAboveAll({ value }, indicator) ? [message('overview.above-all')] : []),
    ...(isReplaced(stated, reference)
      ? [message('overview.superseded', { by: current?.name ?? '', known: current ? 'yes' : 'no' })]
      : []),
  ]
}

/**
 * Source and period of a figure with what must stand beside it: `NHMIS 2022, above 100%, which no coverage can be`. Short forms cite with it
 * too, so that nothing is dropped that a page doubts.
 */
export function citedWithNotes(
  stated: StatedFigure,
  indicator: Indicator,
  reference: ReferenceData,
  more: readonly Value[] = [],
): Value {
  const name = cited(stated.source, stated.point.period)
  const notes = [...besideFigure(stated, indicator, reference), ...more]
  return notes.length === 0 ? name : message('overview.noted', { cited: name, notes: listOf(notes, 'none') })
}
