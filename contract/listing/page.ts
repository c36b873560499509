import { z } from 'zod'

/** Larger ids cannot be stored; like this one they match nothing. */
export const LARGEST_ID = 2_147_483_647

/** A page of rows as Django REST framework writes it; `count` is of the whole list, gaps in `next`/`previous` are null. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  })
}

/** A page as a type, for code that works on every list. */
export interface Page<Row> {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: Row[]
}

/** ISO-8601 in UTC with microseconds, as earlier clients know it; null when never. */
export const timestamp = z.string().nullable().meta({ description: 'ISO-8601, UTC.' })

export const timestamps = { created_at: timestamp, updated_at: timestamp }

/** Id in a path. */
export const idInPath = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'Give the id as a whole number.')
    .transform((text) => Math.min(Number(text), LARGEST_ID))
    .meta({ description: 'Id.' }),
})

/**
 * Id in the path of a call that is never answered with "not found": a text that is no id is null and finds
 * nothing.
 */
export const tolerantIdInPath = z.object({
  id: z
    .string()
    .transform((text) => (/^\d{1,15}$/.test(text) ? Math.min(Number(text), LARGEST_ID) : null))
    .meta({ description: 'Id; one that does not exist gives an empty answer.' }),
})

export const noParameters = z.object({})
