import type { Document } from '#domain/document/document.ts'
import { type FilledDocument, fill, type Filling } from '#domain/document/fill.ts'
import type { ParameterName } from '#domain/document/parameters.ts'
import type { Language } from '#domain/message/language.ts'
import { periodName, placeName } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { Problem } from '#domain/problem.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** What an address says of the parameters of a document: ids, and periods as ISO text. */
export type Said = Readonly<Partial<Record<ParameterName, string>>>

/**
 * The document with its holes closed by what the address says, else by what it opens with. Throws `invalid-input`, by the
 * name of the parameter, where nothing closes one or the release has no such place or source.
 */
export function filled(
  document: Document,
  said: Said,
  named: { readonly reference: ReferenceData; readonly language: Language },
): FilledDocument {
  const errors: Record<string, string[]> = {}
  const wanted = (name: ParameterName) => {
    const parameter = document.parameters.find((one) => one.name === name)
    if (!parameter) return null
    return said[name] ?? String(parameter.value ?? '')
  }
  const closed = <Value>(name: ParameterName, find: (text: string) => Value | null): Value | null => {
    const text = wanted(name)
    const found = text === null ? null : find(text)
    if (text !== null && found === null)
      errors[name] = [`Give the ${WORDS[name]} that this document is about.`]
    return found
  }
  const place = closed('place', (text) => placeNamed(text, named))
  const source = closed('source', (text) => sourceNamed(text, named))
  const period = closed('period', (text) => periodNamed(text, named))
  const sentences = Object.values(errors).flat()
  if (sentences.length > 0) throw new Problem('invalid-input', sentences.join(' '), errors)
  return fill(document, { ...(place && { place }), ...(source && { source }), ...(period && { period }) })
}

type Named = Parameters<typeof filled>[2]

function placeNamed(text: string, { reference, language }: Named): Filling['place'] | null {
  const place = reference.locations.get(Number(text))
  return place ? { value: place.id, name: language.text(placeName(place), 'name') } : null
}

function sourceNamed(text: string, { reference }: Named): Filling['source'] | null {
  const source = reference.sources.get(Number(text))
  return source ? { value: source.id, name: source.name } : null
}

function periodNamed(text: string, { language }: Named): Filling['period'] | null {
  const code = parsePeriod(text)
  return code === null ? null : { value: isoPeriod(code), name: language.text(periodName(code)) }
}

const WORDS: Readonly<Record<ParameterName, string>> = {
  place: 'id of the place (place)',
  source: 'id of the source (source)',
  period: 'period (period), such as 2018,',
}
