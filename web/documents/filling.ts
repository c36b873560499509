import type { Document } from '#domain/document/document.ts'
import { fill, type FilledDocument, type Filling, openParameters } from '#domain/document/fill.ts'
import type { ParameterName } from '#domain/document/parameters.ts'
import { NATION } from '#domain/location/location.ts'
import type { Language } from '#domain/message/language.ts'
import { periodName } from '#domain/message/value.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** What closes the holes of a document, as the addresses of its files say it. */
export type Said = Readonly<Partial<Record<ParameterName, string>>>

/** A document to be drawn, or what has to be chosen first. */
export type Opened =
  | { readonly filled: FilledDocument; readonly said: Said }
  | { readonly filled: null; readonly open: ParameterName }

interface Surroundings {
  /** The address of the page: `location`, `datasource` and `period` choose for the document. */
  readonly query: URLSearchParams
  readonly reference: ReferenceData
  readonly language: Language
}

/** The document filled with what the address chooses, and else with what it opens with; a place that neither says is the nation. */
export function openedDocument(document: Document, surroundings: Surroundings): Opened {
  const filling = fillingOf(document, surroundings)
  const [open] = openParameters(document, filling)
  return open === undefined
    ? { filled: fill(document, filling), said: saidOf(filling) }
    : { filled: null, open }
}

function saidOf(filling: Filling): Said {
  return Object.fromEntries(Object.entries(filling).map(([name, { value }]) => [name, String(value)]))
}

function fillingOf({ parameters }: Document, { query, reference, language }: Surroundings): Filling {
  const ownOf = (name: ParameterName) => parameters.find((parameter) => parameter.name === name)?.value
  const place = [Number(query.get('location')), Number(ownOf('place')), NATION].find((id) =>
    reference.locations.has(id),
  )
  const source = [Number(query.get('datasource')), Number(ownOf('source'))].find((id) =>
    reference.sources.has(id),
  )
  const period = [query.get('period'), ownOf('period')].find(
    (text): text is string => typeof text === 'string' && parsePeriod(text) !== null,
  )
  const code = period === undefined ? null : parsePeriod(period)
  return {
    ...(place !== undefined && {
      place: { value: place, name: reference.locations.get(place)?.name ?? '' },
    }),
    ...(source !== undefined && {
      source: { value: source, name: reference.sources.get(source)?.name ?? '' },
    }),
    ...(period !== undefined &&
      code !== null && { period: { value: period, name: language.text(periodName(code)) } }),
  }
}
