import { z } from 'zod'
import { type PeriodCode, parsePeriod } from '#domain/period/period.ts'
import { periodsBetween, rangeEnds } from '#domain/period/period-range.ts'
import { LARGEST_ID } from './page.ts'
import { whyNoWeek } from './no-week.ts'
import { isNothing } from './repair-query.ts'

/**
 * Values that a filter lets through; null when the filter is not set, empty when nothing can match.
 * An empty list is how malformed filters of earlier clients are answered: with an empty page.
 */
export type Filter<T> = readonly T[] | null

/** Reads a comma-separated list, of which an item may stand for several, or gives one sentence about its fault. */
function listFilter<T>(read: (item: string) => readonly T[] | null, sentence: (item: string) => string) {
  return (text: string | undefined, context: z.RefinementCtx): Filter<T> => {
    if (text === undefined || text.trim() === '') return null
    if (isNothing(text)) return []
    const found: T[] = []
    for (const item of text.split(',').map((part) => part.trim())) {
      if (item === '' || isNothing(item)) continue
      const values = read(item)
      if (values === null) {
        context.addIssue({ code: 'custom', message: sentence(item) })
        return z.NEVER
      }
      found.push(...values)
    }
    return [...new Set(found)]
  }
}

const readId = (item: string): readonly number[] | null =>
  /^\d{1,15}$/.test(item) ? [Math.min(Number(item), LARGEST_ID)] : null

/** One period, or every one of a range. */
function readPeriods(item: string): readonly PeriodCode[] | null {
  const ends = rangeEnds(item) ?? [item]
  const [first = null, last = first] = ends.map(parsePeriod)
  return first === null || last === null ? null : periodsBetween(first, last)
}

/** The sentence of the specification for an id with a hyphen in it, where data are asked for. */
export const NO_HYPHEN = 'Request blocked: datasource or indicator contains a hyphen (-).'

/** One id or several with commas between: `location=8,9`. Ids that do not exist match nothing. `atHyphen`: said of an item with a hyphen. */
export function idFilter(what: string, atHyphen?: string) {
  return z
    .string()
    .optional()
    .transform(
      listFilter(readId, (item) =>
        atHyphen !== undefined && item.includes('-')
          ? atHyphen
          : `${item} is not an id. Give whole numbers, with commas between several.`,
      ),
    )
    .meta({
      description: `${what}: one id, or several with commas between them.`,
      pattern: '^\\d+(,\\d+)*$',
    })
}

/** Periods in either spelling: `2018`, `2024-08`, `Aug 2024`, `2024-W40`, `2024 week 40`; also from one to another: `2010..2024`. */
export const periodFilter = z
  .string()
  .optional()
  .transform(
    listFilter<PeriodCode>(
      readPeriods,
      (item) =>
        `${item} is not a period${whyNoWeek(item)}. Write it as 2018, 2024-08, 2024-W40, 2024-Q2 or 2010..2024.`,
    ),
  )
  .meta({
    description:
      'Period: 2018, 2024-08 or Aug 2024, 2024-W40 or 2024 week 40, 2024-Q2; several with commas, or from one to another of a kind: 2010..2024.',
  })

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** `true` or `false`, also `1` and `0`. */
export const yesNoFilter = z
  .string()
  .optional()
  .transform(
    listFilter(
      (item) => {
        const value = YES_NO.get(item.toLowerCase())
        return value === undefined ? null : [value]
      },
      (item) => `${item} is neither true nor false.`,
    ),
  )
  .meta({ description: 'true or false.' })

/** A text that has to be equal, or null. No stored text holds the character 0, which the store refuses even to compare. */
export const textFilter = z
  .string()
  .optional()
  .transform(
    (text): Filter<string> =>
      text === undefined || text === '' ? null : isNothing(text) || text.includes('\0') ? [] : [text],
  )
  .meta({ description: 'Exact text.' })

/** An instant as `YYYY-MM-DD HH:MM:SS` or ISO-8601, in UTC unless an offset is given. */
export const instantFilter = z
  .string()
  .optional()
  .transform((text, context): Filter<Date> => {
    if (text === undefined || text.trim() === '') return null
    if (isNothing(text)) return []
    const match =
      /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(
        text.trim(),
      )
    const instant = new Date(match ? `${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}` : Number.NaN)
    if (!Number.isNaN(instant.getTime())) return [instant]
    context.addIssue({ code: 'custom', message: `${text} is not a time. Write it as 2024-01-31 18:30:00.` })
    return z.NEVER
  })
  .meta({ description: 'A time in UTC: 2024-01-31 18:30:00.' })
