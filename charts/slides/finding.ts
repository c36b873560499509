import { quotedSource } from '#domain/best-figure/quoted-figure-at.ts'
import type { Figure } from '#charts/figure.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
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

/** The finding of a figure, with the names of what and where it is about where the sentence leaves them to its place. */
export function figureFinding(
  { summary, rows, headline }: Pick<Figure, 'summary' | 'rows' | 'headline'>,
  { reference, language }: { readonly reference: ReferenceData; readonly language: Language },
): string | null {
  const finding = findingIn(headline?.(quotedSource) ?? '') ?? findingIn(summary)
  const [row] = rows
  if (finding === null || !row) return finding
  const names = [...new Set(rows.map(({ point }) => point.indicator))].map((id) =>
    language.text(indicatorName(byId(reference.indicators, id)), 'name'),
  )
  const isSaid = (name: string) => finding.toLowerCase().includes(name.toLowerCase())
  const isNamed = names.length > 1 || names.some(isSaid)
  const places = [...new Set(rows.map(({ point }) => point.location))].map((id) =>
    language.text(placeName(byId(reference.locations, id)), 'name'),
  )
  const [place] = places.length === 1 ? places.filter((name) => !isSaid(name)) : []
  const indicator = indicatorName(byId(reference.indicators, row.point.indicator))
  const here = placeName(byId(reference.locations, row.point.location))
  const [what] = names
  const lead = isNamed
    ? place
    : place
      ? language.text(message('pairs.indicator-in', { indicator, place: here }), 'name')
      : what
  return lead === undefined ? finding : `${lead}: ${finding}`
}

/** The first sentence, as a title. */
export function firstSentence(text: string): string {
  return (text.split(SENTENCES)[0] ?? text).replace(/\.$/, '')
}
