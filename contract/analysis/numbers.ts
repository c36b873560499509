import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/number/bounds.ts'

/** The longest list of numbers in one call. */
const MOST_NUMBERS = 10_000

/** One number of a caller's own, at most 1e15 in size. */
export const figure = z
  .number('Give a number.')
  .min(-LARGEST_NUMBER, 'Give numbers between -1e15 and 1e15.')
  .max(LARGEST_NUMBER, 'Give numbers between -1e15 and 1e15.')

/** A number, or a gap: `null` and `""` stand for a missing value, which is counted and never read as zero (methods §0 C5). */
const figureOrGap = z
  .union([figure, z.null(), z.literal('')], {
    error: 'Give a number between -1e15 and 1e15, or null for a gap.',
  })
  .transform((value) => (value === '' ? null : value))

/** A list of numbers without gaps. */
export function figures(most = MOST_NUMBERS): z.ZodArray<typeof figure> {
  return z.array(figure, 'Give a list of numbers.').max(most, `Give at most ${most} numbers.`)
}

/** A list of numbers in which `null` marks a gap. */
export function gappyFigures(most = MOST_NUMBERS): z.ZodArray<typeof figureOrGap> {
  return z.array(figureOrGap, 'Give a list of numbers.').max(most, `Give at most ${most} numbers.`)
}
