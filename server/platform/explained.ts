import type { GapAnswer } from '#contract/gap.ts'
import { outcomeGap } from '#domain/gap/outcome-gap.ts'
import type { Language } from '#domain/message/language.ts'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'
import { english } from '#languages/from-source.ts'

type Refused = Insufficient | Invalid

/** An answer of which everything that gave no number says why, at whatever depth. */
export type Explained<T> = T extends object
  ? { readonly [K in keyof T]: Explained<T[K]> } & (T extends Refused ? { readonly gap: GapAnswer } : unknown)
  : T

/** Adds the reason, `too_few` or `not_applicable`, to every part of an answer of which a method gave no number. */
export function explained<T extends object>(answer: T, language?: Language): Explained<T>
export function explained(answer: object, language: Language = english): object {
  const inside = (entry: unknown) =>
    typeof entry === 'object' && entry !== null ? explained(entry, language) : entry
  if (Array.isArray(answer)) return answer.map(inside)
  const entries = Object.entries(answer).map(([key, entry]) => [key, inside(entry)])
  const gap = isRefused(answer) ? { gap: gapAnswer(answer, language) } : {}
  return { ...Object.fromEntries(entries), ...gap }
}

function gapAnswer(refused: Refused, language: Language): GapAnswer {
  const { reason, note } = outcomeGap(refused)
  return { reason, note: language.text(note) }
}

function isRefused(answer: object): answer is Refused {
  if (!('status' in answer) || !('reason' in answer)) return false
  return answer.status === 'insufficient' || answer.status === 'invalid'
}
