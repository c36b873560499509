import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Language } from '#domain/message/language.ts'
import { message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, percentage, shortFigure } from '#domain/message/value.ts'
import { asPublished, boundsAsPublished } from '#domain/observation/as-published.ts'
import { isInQuestion, type ReferenceData } from '#domain/reference/reference-data.ts'
import { interval, type Point } from '#domain/observation/point.ts'

/** The text in place of a missing figure. */
export const DASH = '–'

/** A published figure by itself: `51.3%`, `59`. */
export function figureIn(language: Language, point: Point, indicator: Indicator): string {
  return language.text(shortFigure(point.value, asPublished(point, indicator)))
}

/** The published interval, its level left to the heading: `46.6–57.7`; a dash without one. */
export function intervalIn(language: Language, point: Point, indicator: Indicator): string {
  const bounds = interval(point)
  if (!bounds) return DASH
  const format = boundsAsPublished(point, indicator)
  const [lower, upper] = [bounds.lower, bounds.upper].map((bound) => shortFigure(bound, format))
  return language.text(message('brief.interval', { lower: lower ?? '', upper: upper ?? '' }))
}

/** A mark behind a figure that an open finding of the data audit touches; empty for others. */
export function markOf(point: Point, reference: Pick<ReferenceData, 'inQuestion'>): string {
  return isInQuestion(point, reference) ? ' ?' : ''
}

/** So many names, and how many more. */
export function someOf(names: readonly Value[], most: number): Value {
  if (names.length <= most) return listOf(names)
  const rest = names.length - most
  return message('brief.and-more', { names: listOf(names.slice(0, most), 'none'), rest })
}

/** A share or a rate as a number by itself, for medians and the like that nobody published. */
export function plainNumber(value: number, indicator: Indicator, language: Language): string {
  return language.text(indicator.factor === 2 ? percentage(value, 1) : decimal(value, 1))
}
