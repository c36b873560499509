import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { isReprint } from '#domain/reference/official-estimates.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Series } from '#charts/over-time/line.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { lastPoint } from '#charts/over-time/last-point.ts'

/** More lines than these cannot be followed, so a trend begins with as many. */
const FIRST_LINES = 5

/**
 * Orders the lines of one class: the publisher of the official figures first, then sources of their own before those that print what
 * others made, then the newest, then the longest.
 */
export function goesFirst(a: Series, b: Series, reference: ReferenceData): number {
  return (
    Number(isCustodian(b, reference)) - Number(isCustodian(a, reference)) ||
    isNewer(a, b, reference) ||
    b.points.length - a.points.length ||
    a.source.name.localeCompare(b.source.name)
  )
}

/**
 * The lines that a trend begins with, in their order: the chosen one and what it is best compared with, the official one and the newest
 * of each class; at most five.
 */
export function firstLines<Line extends Series & { readonly role: string }>(
  lines: readonly Line[],
  reference: ReferenceData,
): Line[] {
  if (lines.length <= FIRST_LINES) return [...lines]
  const classes = CLASSIFICATIONS.map((one) => lines.filter(({ source }) => source.classification === one))
  const wanted = [
    ...lines.filter(({ role }) => role !== 'other'),
    ...classes.flatMap((own) => own.find((line) => isCustodian(line, reference)) ?? []),
    ...classes.flatMap((own) => own.toSorted((a, b) => isNewer(a, b, reference))[0] ?? []),
  ]
  const kept = new Set([...new Set(wanted)].slice(0, FIRST_LINES))
  return lines.filter((line) => kept.has(line))
}

/** Figures of their own before those of others, then the later. */
function isNewer(a: Series, b: Series, reference: ReferenceData): number {
  return Number(isOfOthers(a, reference)) - Number(isOfOthers(b, reference)) || lastPeriod(b) - lastPeriod(a)
}

function isCustodian({ source, points: [first] }: Series, { measures }: ReferenceData): boolean {
  return first !== undefined && measures.get(measureKey(first.indicator, source.id))?.custodian === true
}

function isOfOthers(series: Series, reference: ReferenceData): boolean {
  const last = lastPoint(series)
  return last !== null && (last.coordinates.supersededBy !== null || isReprint(last, reference))
}

function lastPeriod(series: Series): PeriodCode {
  return lastPoint(series)?.period ?? 0
}
