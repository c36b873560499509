import { z } from 'zod'
import { DEFAULT_SIZE, LARGEST_SIZE, SIZE_LIMIT } from './page-sizes.ts'
import { isNothing } from './repair-query.ts'

/** One sort key. */
export interface SortKey<Field extends string = string> {
  readonly field: Field
  readonly descending: boolean
}

/** How a page looks is not a filter: where a script had no value for it, the list comes as when nothing was said. */
const notSaid = (text: string) => text.trim() === '' || isNothing(text)

const wholeNumber = (message: string, largest: number) =>
  z
    .string()
    .optional()
    .transform((text, context): number | null => {
      if (text === undefined || notSaid(text)) return null
      const number = /^\d{1,12}$/.test(text) ? Number(text) : 0
      if (number >= 1 && number <= largest) return number
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    })

const size = wholeNumber(
  'Give how many rows a page holds, as a whole number from 1.',
  Number.MAX_SAFE_INTEGER,
).meta({
  description: `Rows of a page: ${DEFAULT_SIZE} unless given, ${LARGEST_SIZE} at most; above ${SIZE_LIMIT} refused.`,
  pattern: '^\\d+$',
})

const page = wholeNumber('Give the number of the page, counting from 1.', 10_000_000).meta({
  description: 'Number of the page, from 1.',
  pattern: '^\\d+$',
})

const format = z
  .string()
  .optional()
  .transform((text, context): 'json' | 'csv' => {
    const wanted = text === undefined || notSaid(text) ? 'json' : text.toLowerCase()
    if (wanted === 'json' || wanted === 'csv') return wanted
    context.addIssue({ code: 'custom', message: `${text} is not offered. Lists come as json or csv.` })
    return z.NEVER
  })
  .meta({
    description: 'json, or csv for a table: of the page when `size` is given, otherwise of the whole list.',
  })

/** `ordering=-updated_at,id`: fields to sort by, a minus for descending. */
function ordering<Field extends string>(fields: readonly [Field, ...Field[]]) {
  return z
    .string()
    .optional()
    .transform((text, context): readonly SortKey<Field>[] => {
      const keys: SortKey<Field>[] = []
      for (const item of (text ?? '').split(',').map((part) => part.trim())) {
        if (notSaid(item)) continue
        const name = item.replace(/^-/, '')
        const field = fields.find((candidate) => candidate === name)
        if (field === undefined) {
          context.addIssue({
            code: 'custom',
            message: `This list cannot be sorted by ${name}. It can by ${fields.join(', ')}.`,
          })
          return z.NEVER
        }
        keys.push({ field, descending: item.startsWith('-') })
      }
      return keys
    })
    .meta({
      description: `Sort by ${fields.join(', ')}; a minus in front for descending, several with commas.`,
    })
}

/**
 * The parameters of every list, with the filters of this one. `page`, `size` and `ordering` as in the earlier
 * API; unknown parameters (`caching=true` among them) are ignored, as they always were. A list that also
 * comes as a table takes a `tableQuery`.
 */
export function listQuery<Field extends string, Filters extends z.ZodRawShape>(
  fields: readonly [Field, ...Field[]],
  filters: Filters,
) {
  return z.object({ ...filters, size, page, ordering: ordering(fields) })
}

/** The parameters of a list that also comes as CSV: its endpoint says `csv`. */
export function tableQuery<Field extends string, Filters extends z.ZodRawShape>(
  fields: readonly [Field, ...Field[]],
  filters: Filters,
) {
  return z.object({ ...filters, size, page, ordering: ordering(fields), format })
}

/** The part of a list's query that is the same for every list. */
export interface ListQuery<Field extends string = string> {
  readonly size: number | null
  readonly page: number | null
  readonly ordering: readonly SortKey<Field>[]
  /** Absent where the list comes as JSON only. */
  readonly format?: 'json' | 'csv'
}
