import type { EmptyFigure } from '#charts/figure.ts'
import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import { message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import type { Wording } from './worded.ts'

/** How many alternatives are offered at once. */
export const OFFERED = 6

/** What stands before the alternatives of an empty figure; that none has it, where that is known; else nothing. */
export function beforeAlternatives(
  { alternatives, isNowhere }: Pick<EmptyFigure, 'alternatives' | 'isNowhere'>,
  { reference, language }: Wording,
): string {
  const rest = alternatives.length - OFFERED
  if (rest > 0) return language.text(message('card.have-figures-more', { more: whole(rest) }))
  if (alternatives.length > 0) return language.text(message('card.have-figures'))
  if (!isNowhere) return ''
  return language.text(message('card.no-source-here', { none: noSourceHeld(everywhere(reference)) }))
}

/** The words in place of a figure on paper: why there is none, else that there is none, and what others have. */
export function emptyLines(empty: EmptyFigure, wording: Wording): readonly string[] {
  const reasons = emptyReasons(empty, wording)
  return empty.why === undefined ? [empty.text, ...reasons] : reasons
}

/** What follows that there is none: why, and what others have. */
export function emptyReasons(empty: EmptyFigure, wording: Wording): readonly string[] {
  return [empty.why ?? '', namedAlternatives(empty, wording)].filter((line) => line !== '')
}

/** The same with the alternatives named, where nobody can press them. */
export function namedAlternatives(empty: EmptyFigure, wording: Wording): string {
  const { text } = wording.language
  const named = empty.alternatives.slice(0, OFFERED).map(({ label }) => label)
  const before = beforeAlternatives({ ...empty, alternatives: empty.alternatives.slice(0, OFFERED) }, wording)
  return named.length === 0 ? before : `${before} ${text(listOf(named))}`
}
