import { type Message, message } from '#domain/message/message.ts'

/** More limits than these make classes that cannot be told apart. */
const MOST = 6

/** Limits as somebody wrote them: the numbers, ascending, or what is wrong with them. */
export type WrittenLimits =
  | { readonly limits: readonly number[]; readonly problem: null }
  | { readonly limits: null; readonly problem: Message }

/** Reads limits between classes, numbers with spaces, commas or semicolons between them. */
export function writtenLimits(written: string): WrittenLimits {
  const words = written.split(/[\s,;]+/).filter(Boolean)
  const wrong = (problem: Message) => ({ limits: null, problem })
  if (words.length === 0) return wrong(message('maps.limits-none'))
  const odd = words.find((word) => !Number.isFinite(Number(word)))
  if (odd !== undefined) return wrong(message('maps.limits-no-number', { word: odd }))
  const limits = words.map(Number).toSorted((a, b) => a - b)
  const twice = limits.find((limit, at) => limit === limits[at + 1])
  if (twice !== undefined) return wrong(message('maps.limits-twice', { word: String(twice) }))
  return limits.length > MOST
    ? wrong(message('maps.limits-many', { count: limits.length }))
    : { limits, problem: null }
}
