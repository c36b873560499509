import type { Shape } from '#contract/answer-shape.ts'
import type { Call } from '#contract/call.ts'

/** The shapes of the answers of all calls, which come with the first call; null where they do not come. */
async function shapesOfCalls(): Promise<Readonly<Record<string, Shape>> | null> {
  return import('virtual:call-shapes').then(
    ({ default: shapes }) => shapes,
    () => null,
  )
}

/** What says whether an answer of a call has the parts that pages open. An answer that nothing is known of is taken as it is. */
export async function checkOf(call: Call): Promise<(answer: unknown) => boolean> {
  const shape = (await shapesOfCalls())?.[call]
  return (answer) => shape === undefined || hasShape(answer, shape)
}

/** Whether an answer is a page of a list. */
export function isPage(answer: unknown): boolean {
  return hasShape(answer, { results: 'list' })
}

/** Whether a value, as it came, has such a shape. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string'
  if (shape === 'list') return Array.isArray(value)
  if (typeof value !== 'object' || value === null) return false
  if (shape === 'object') return true
  const named = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape).every(([name, own]) => hasShape(named.get(name), own))
}
