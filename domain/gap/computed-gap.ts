import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'

/** Why a method has no number: too few values or none that differ, or figures for which it has no meaning. */
export function outcomeGap(outcome: Insufficient | Invalid): Gap {
  if (outcome.status === 'invalid') return { reason: 'not_applicable', note: message('gap.no-meaning') }
  const { n, n_required } = outcome
  if (n >= n_required) return { reason: 'too_few', note: message('gap.no-spread', { count: whole(n) }) }
  return tooFew(n, n_required)
}

/** `count` values where `required` are needed. */
export function tooFew(count: number, required: number): Gap {
  return { reason: 'too_few', note: message('gap.too-few', { count, required: whole(required) }) }
}
