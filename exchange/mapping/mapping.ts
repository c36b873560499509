import type { Candidate, Group, Named, PlaceNamed } from '#exchange/reading/candidate.ts'
import { looksLikePlace } from '#exchange/places/known-names.ts'
import type { Layout } from '#exchange/table/layout.ts'
import { type FormatId, FORMATS } from '#exchange/table/known-table.ts'
import type { Table } from '#exchange/table/table.ts'
import { plainWords } from '#exchange/values/category.ts'
import { SCALES, type Scale } from './by-values.ts'
import type { OurGroup } from './propose-group.ts'

/** An indicator of a file: which of ours it is, and by what its values are multiplied, which a person has agreed to. */
export interface MappedIndicator {
  readonly indicator: number
  readonly scale: Scale
}

/**
 * What the names of a file are among ours, as a person agreed to it. It is plain JSON: kept by the publisher and the set of columns,
 * given on as a file. A name with null is left out on purpose; one that is not there is asked.
 */
export interface Mapping {
  readonly version: 1
  readonly publisher: string
  readonly format: FormatId
  /** The set of columns that it fits. */
  readonly columns: string
  /** Where the parts of a figure stand, where a person has corrected it; null: as it was found. */
  readonly layout: Layout | null
  readonly indicators: Readonly<Record<string, MappedIndicator | null>>
  readonly places: Readonly<Record<string, number | null>>
  /** The place of figures without one; null where each has its own. */
  readonly place: number | null
  readonly sources: Readonly<Record<string, number | null>>
  /** The source of figures whose rows name none. */
  readonly source: number | null
  /** A period of theirs that we do not have → the one of ours that it stands for. */
  readonly periods: Readonly<Record<string, string | null>>
  readonly groups: Readonly<Record<string, OurGroup | null>>
  /** The level of intervals, where the file does not say it; null: intervals are left out. */
  readonly level: 90 | 95 | null
  /** True where lower and upper bounds stand in each other's columns. */
  readonly swapsBounds: boolean
}

/** The set of columns of a table, whatever their order: a mapping fits every file that has it. */
export function columnsKey({ heads, layout }: Pick<Table, 'heads' | 'layout'>): string {
  // Years as columns grow from edition to edition; the mapping stays the same.
  const ofPeriods = new Set(
    layout.measures.flatMap(({ value, lower, upper, period }) =>
      period === undefined ? [] : [value, lower, upper],
    ),
  )
  const words = heads.flatMap((head, column) =>
    ofPeriods.has(column) || head === '' ? [] : [plainWords(head)],
  )
  return [...new Set(words)].sort().join('|')
}

/** The key of an indicator of a file in a mapping. */
export function indicatorKey({ code, name }: Named): string {
  return code === '' ? name : code
}

/** The key of a place of a file: an LGA is known within its state. */
export function placeKey({ code, name, within, kind }: PlaceNamed): string {
  if (code !== '') return code
  // An LGA called as a state is another thing than the state, in one file as in a mapping that is kept.
  const own = kind === 'lga' && looksLikePlace(name) && !/ state$/i.test(name) ? `${name} LGA` : name
  return within === '' ? own : `${within} / ${own}`
}

/** The key of a group of a file. */
export function groupKey({ dimension, category }: Group): string {
  return `${dimension} = ${category}`
}

/** A mapping in which nothing is agreed yet. */
export function emptyMapping(format: FormatId, columns: string, publisher = ''): Mapping {
  return {
    version: 1,
    publisher,
    format,
    columns,
    layout: null,
    indicators: {},
    places: {},
    place: null,
    sources: {},
    source: null,
    periods: {},
    groups: {},
    level: null,
    swapsBounds: false,
  }
}

/** A mapping as a file, to be given on. */
export function mappingText(mapping: Mapping): string {
  return `${JSON.stringify(mapping, null, 2)}\n`
}

/** A mapping from a file; null where the text is none, or one of a later form. */
export function mappingIn(text: string): Mapping | null {
  let read: Partial<Mapping> | null
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null || read.version !== 1) return null
  if (read.format === undefined || !FORMATS.includes(read.format) || typeof read.columns !== 'string')
    return null
  const mapping = { ...emptyMapping(read.format, read.columns), ...read }
  return isSound(mapping) ? mapping : null
}

function isSound(mapping: Mapping): boolean {
  const records = [mapping.indicators, mapping.places, mapping.sources, mapping.periods, mapping.groups]
  if (records.some((record) => typeof record !== 'object' || record === null)) return false
  const indicators = Object.values(mapping.indicators)
  const isScaled = (one: MappedIndicator | null) =>
    one === null || (Number.isInteger(one.indicator) && SCALES.includes(one.scale))
  const places = [
    ...Object.values(mapping.places),
    ...Object.values(mapping.sources),
    mapping.place,
    mapping.source,
  ]
  return indicators.every(isScaled) && places.every((id) => id === null || Number.isInteger(id))
}

/** A name of a file that a mapping does not know, with how many figures have it. */
export interface OpenName {
  readonly kind: 'indicator' | 'place' | 'source' | 'period' | 'group'
  readonly key: string
  readonly example: Candidate
  readonly count: number
}

/** Collects the names that somebody has to map, and those that are mapped, as figures are read. */
export class OpenNames {
  readonly #open = new Map<string, OpenName>()

  add(kind: OpenName['kind'], key: string, example: Candidate): void {
    const known = this.#open.get(`${kind} ${key}`)
    this.#open.set(`${kind} ${key}`, {
      kind,
      key,
      example: known?.example ?? example,
      count: (known?.count ?? 0) + 1,
    })
  }

  /** The most frequent first. */
  list(): OpenName[] {
    return [...this.#open.values()].sort((a, b) => b.count - a.count)
  }
}
