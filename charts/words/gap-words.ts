import type { GapQuestion } from '#domain/gap/missing-figure.ts'
import { gapAt } from '#domain/gap/gap-at.ts'
import { gapMark } from '#domain/gap/gap-words.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { Gap } from '#domain/observation/gap.ts'
import type { FigureInput, GapWords } from '#charts/figure.ts'

/** A gap in the words of the reader. */
export function gapWords(gap: Gap, language: Language): GapWords {
  return { reason: gap.reason, short: language.text(gapMark(gap)), long: language.text(gap.note) }
}

/** Why there is no figure where one was looked for and not found. */
export function gapHere(
  question: GapQuestion,
  {
    table,
    reference,
    currentYear,
    language,
  }: Pick<FigureInput, 'table' | 'reference' | 'currentYear' | 'language'>,
): GapWords {
  const gap = gapAt(question, { table, reference, currentYear })
  if (gap) return gapWords(gap, language)
  return {
    reason: null,
    short: language.text(message('chart.no-figure')),
    long: language.text(message('chart.not-loaded')),
  }
}
