import { z } from 'zod'
import { figure } from './numbers.ts'

/** A figure that may be missing. */
export const maybeFigure = figure.nullish()

/** Not below zero: an error, a count, a weight. */
export const size = figure.min(0, 'Give a number that is not below 0.')

/** A name shown with a result. */
export const label = z.string('Give a name.').max(200, 'Give a name of at most 200 characters.')

/** A calendar year. */
export const year = z
  .int('Give a year, such as 2018.')
  .min(1800, 'Give a year from 1800 to 2200.')
  .max(2200, 'Give a year from 1800 to 2200.')

/** How sure an estimate is: its standard error, or the bounds of its 95% interval, or neither. */
export const errorFields = {
  se: size.nullish().meta({ description: 'Standard error.' }),
  lower: maybeFigure.meta({ description: 'Lower bound of the 95% interval.' }),
  upper: maybeFigure.meta({ description: 'Upper bound of the 95% interval.' }),
}

/** A list of at most `most` entries, at least one. */
export function listOf<Entry extends z.ZodType>(entry: Entry, most: number): z.ZodArray<Entry> {
  return z
    .array(entry, 'Give a list.')
    .min(1, 'Give at least one entry.')
    .max(most, `Give at most ${most} entries.`)
}
