import type { ValueFormat } from '#domain/number/format.ts'
import type { Point } from './point.ts'

/** The members that tell how many digits a figure was published with. */
type Published = Pick<Point, 'value' | 'flags' | 'isWholeNumber'>

/**
 * How a figure is written: a whole number where its publisher gave whole numbers, 43 and not 43.0; else in the digits of its
 * indicator. Source: methods §13.12.
 */
export function asPublished<Format extends ValueFormat>(
  { value, flags, isWholeNumber }: Published,
  format: Format,
): Format {
  const isGivenWhole = Number.isInteger(value) && (isWholeNumber === true || flags.includes('rounded'))
  return isGivenWhole ? { ...format, isWholeNumber: true } : format
}

/** How the bounds of a figure's interval are written: as it is, where both are whole numbers themselves. */
export function boundsAsPublished<Format extends ValueFormat>(
  point: Published & Pick<Point, 'lower' | 'upper'>,
  format: Format,
): Format {
  const areWhole = [point.lower, point.upper].every((bound) => Number.isInteger(bound))
  return areWhole ? asPublished(point, format) : format
}
