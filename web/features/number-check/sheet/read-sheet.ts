import type { Indicator } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import { type Message, message } from '#domain/message/message.ts'
import { type AskedNumber, ownSource } from '#domain/number-check/asked-number.ts'
import { periodCode } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figuresOf, openFiles } from '#exchange/files/read.ts'
import { type IndicatorBook, indicatorBook } from '#exchange/mapping/indicator-book.ts'
import type { PlaceBook } from '#exchange/mapping/place-book.ts'
import { proposeIndicators } from '#exchange/mapping/propose-indicator.ts'
import { proposePlace } from '#exchange/mapping/propose-place.ts'
import type { Candidate, Named } from '#exchange/reading/candidate.ts'
import type { SourceFile } from '#exchange/reading/source-file.ts'
import type { Table } from '#exchange/table/table.ts'
import { loadPlaceBook } from '#web/queries/place-book.ts'

/** A row that could not be read, by its file and number, and why. */
export interface RefusedRow {
  readonly file: string
  readonly row: number
  readonly reason: Message
}

/** The figures of some files; files that cannot be read are named with the reason. */
export interface ReadSheets {
  readonly figures: readonly AskedNumber[]
  readonly refused: readonly RefusedRow[]
  readonly unreadable: readonly { readonly file: string; readonly reason: Message }[]
}

/** Names as sure as this are taken; of others a person is told. */
const SURE = 0.9

/**
 * Reads files of figures in any form that is known here, on the device. Names of indicators and places are taken where they are
 * equal or nearly so, ids of ours where a column has them; what is left over is named by file and row. Figures of groups of
 * people are no figures of everybody, and are left out with that reason.
 */
export async function readSheets(
  files: readonly SourceFile[],
  reference: ReferenceData,
  words: string,
): Promise<ReadSheets> {
  const { opened, refused: unreadable, companions } = await openFiles(files)
  const books = {
    places: await loadPlaceBook(reference.locations.values()),
    indicators: indicatorBook(reference.indicators.values()),
  }
  const read: ReadSheets & { figures: AskedNumber[]; refused: RefusedRow[] } = {
    figures: [],
    refused: [],
    unreadable,
  }
  for (const file of opened) {
    const tables = file.tables.map(withOwnSource)
    for await (const candidate of figuresOf({ ...file, tables }, companions)) {
      const found = figureOf(candidate, { reference, books, words })
      const { file: name, row } = candidate.at
      if (found === null) continue
      if ('kind' in found) read.refused.push({ file: name, row, reason: found })
      else read.figures.push(found)
    }
  }
  return read
}

/** In the columns of a data import sources are ids, which would be read as figures. */
function withOwnSource(table: Table): Table {
  const at = table.heads.findIndex((head) => head.trim().toLowerCase() === 'datasource')
  if (at < 0) return table
  const measures = table.layout.measures.filter(({ value }) => value !== at)
  return { ...table, layout: { ...table.layout, source: at, measures } }
}

interface Known {
  readonly reference: ReferenceData
  readonly books: { readonly places: PlaceBook; readonly indicators: IndicatorBook }
  readonly words: string
}

/** The figure, or why it is none; null for a cell without one. */
function figureOf(candidate: Candidate, known: Known): AskedNumber | Message | null {
  const { kind, value, text, period, groups } = candidate
  if (kind === 'gap') return null
  if (kind === 'refused' || value === null) return message('check-page.reason-value', { text })
  if (groups.some(({ isWhole }) => isWhole !== true)) return message('check-page.reason-group')
  const indicator = indicatorOf(candidate.indicator, known)
  if (!indicator) return message('check-page.reason-indicator', { text: wordsOf(candidate.indicator) })
  const location = placeOf(candidate, known)
  if (!location) return message('check-page.reason-place', { text: wordsOf(candidate.place) })
  const code = period.iso === null ? null : periodCode(period.iso)
  if (code === null) return message('check-page.reason-period', { text: period.text })
  return {
    indicator,
    location,
    period: code,
    value,
    source: ownSource(sourceWords(candidate.source, known.reference) || known.words),
    numerator: candidate.numerator,
    denominator: candidate.denominator,
    months: null,
  }
}

function wordsOf({ code, name }: Named): string {
  return name === '' ? code : name
}

function indicatorOf(named: Named, { reference, books }: Known): Indicator | undefined {
  const own = ownId(named, reference.indicators)
  if (own) return own
  const [first] = proposeIndicators(named, books.indicators)
  return first && first.sureness >= SURE ? reference.indicators.get(first.indicator) : undefined
}

function placeOf({ place }: Candidate, { reference, books }: Known): Location | undefined {
  const own = ownId(place, reference.locations)
  if (own) return own
  const { place: id, sureness } = proposePlace(place, books.places)
  return id !== null && sureness >= SURE ? reference.locations.get(id) : undefined
}

/** A column of a data import has our ids. */
function ownId<Thing>({ code, name }: Named, all: ReadonlyMap<number, Thing>): Thing | undefined {
  const text = code === '' ? name : code
  return /^\d{1,6}$/.test(text) ? all.get(Number(text)) : undefined
}

/** What a sheet says of its source: the name of one of the release, where it gives an id. Its figures are the reader's own all the same. */
function sourceWords(text: string, { sources }: ReferenceData): string {
  return /^\d+$/.test(text) ? (sources.get(Number(text))?.name ?? text) : text
}
