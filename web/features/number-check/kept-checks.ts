import { forgetText, keepText, keptText } from '#web/memory/kept.ts'
import { store } from '#web/memory/store.ts'
import type { CheckInput } from './check-input.ts'

const KEY = 'msdat-checked-numbers'
/** The oldest go first. */
const MOST = 30

/** The checks that this device keeps, newest first. */
export const keptChecks = store<readonly CheckInput[]>(readKept())

/** Keeps a check on this device; one of the same fields takes its place. */
export function keepCheck(input: CheckInput): void {
  put([input, ...keptChecks.get().filter((one) => !isSame(one, input))].slice(0, MOST))
}

/** Keeps one no longer. */
export function forgetCheck(input: CheckInput): void {
  put(keptChecks.get().filter((one) => !isSame(one, input)))
}

/** Keeps none any more. */
export function forgetChecks(): void {
  keptChecks.set([])
  forgetText(KEY)
}

function isSame(a: CheckInput, b: CheckInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function put(checks: readonly CheckInput[]): void {
  keptChecks.set(checks)
  keepText(KEY, JSON.stringify(checks))
}

function readKept(): readonly CheckInput[] {
  try {
    const kept: unknown = JSON.parse(keptText(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isInput) : []
  } catch {
    return []
  }
}

/** What an earlier version kept otherwise is left out. */
function isInput(value: unknown): value is CheckInput {
  if (typeof value !== 'object' || value === null) return false
  const texts: readonly string[] = ['figure', 'period', 'from', 'count', 'target']
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return (
    texts.every((name) => typeof fields[name] === 'string') &&
    typeof fields.indicator === 'number' &&
    typeof fields.location === 'number' &&
    Array.isArray(fields.months)
  )
}
