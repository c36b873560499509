import type { Figure } from '#charts/figure.ts'
import type { Language } from '#domain/message/language.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The end of a sentence, where another one begins. */
const SENTENCES = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"])/u
/** A value, as findings name them. */
const VALUE = /\d(?:[.,]\d+)?\s?%|\d[.,]\d/
/** Letters of a title; a longer one is read by nobody. */
export const LONGEST_TITLE = 190

/** The sentence of a text that tells a value, as a title without its full stop; null where none does. */
export function findingIn(text: string): string | null {
  const said = text.split(SENTENCES).find((one) => VALUE.test(one) && one.length <= LONGEST_TITLE)
  return said ? said.replace(/\.$/, '') : null
}

/** The finding of a figure, with the name of what it is about where the sentence leaves that to its place. */
export function figureFinding(
  { summary, rows }: Pick<Figure, 'summary' | 'rows'>,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string | null {
  const finding = findingIn(summary)
  const [row] = rows
  if (finding === null || !row) return finding
  const names = [...new Set(rows.map(({ point }) => point.indicator))].map((id) =>
    language.text(indicatorName(byId(reference.indicators, id)), 'name'),
  )
  const isNamed = names.some((name) => finding.toLowerCase().includes(name.toLowerCase()))
  return isNamed || names.length > 1 ? finding : `${names[0]}: ${finding}`
}

/** The first sentence, as a title. */
export function firstSentence(text: string): string {
  return (text.split(SENTENCES)[0] ?? text).replace(/\.$/, '')
}
