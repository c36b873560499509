import { type Message, message } from '#domain/message/message.ts'
import { type AskedNumber, ownSource } from '#domain/number-check/asked-number.ts'
import { typedNumber } from '#domain/number-check/typed-number.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { csvCells } from './csv-cells.ts'

/** A row that could not be read, by its number in the file, and why. */
export interface RefusedRow {
  readonly row: number
  readonly reason: Message
}

/** The figures of a sheet; `columns` is set where its first line names too few. */
export interface ReadSheet {
  readonly figures: readonly AskedNumber[]
  readonly refused: readonly RefusedRow[]
  readonly missing: readonly string[]
}

const NEEDED = ['indicator', 'location', 'period', 'value'] as const

/** What columns are called beside their names in a data import. */
const CALLED: Readonly<Record<string, string>> = {
  place: 'location',
  state: 'location',
  year: 'period',
  source: 'datasource',
  data_source: 'datasource',
  figure: 'value',
}

/**
 * Reads a table in the columns of a data import. Indicators, places and sources are named by id, code or name; a source that the
 * release does not have is one of the reader's own.
 */
export function readSheet(text: string, reference: ReferenceData, words: string): ReadSheet {
  const [head = [], ...rows] = csvCells(text)
  const names = head.map((name) => {
    const plain = name.toLowerCase().replaceAll(/[\s-]+/g, '_')
    return CALLED[plain] ?? plain
  })
  const missing = NEEDED.filter((name) => !names.includes(name))
  if (missing.length > 0) return { figures: [], refused: [], missing }
  const lookUp = { indicator: indicatorsByName(reference), place: placesByName(reference) }
  const figures: AskedNumber[] = []
  const refused: RefusedRow[] = []
  for (const [at, cells] of rows.entries()) {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const indicator = lookUp.indicator.get(plainName(cell('indicator')))
    const location = lookUp.place.get(plainName(cell('location')))
    const period = parsePeriod(cell('period'))
    const value = typedNumber(cell('value'))
    if (!indicator || !location || period === null || value === null) {
      const [name, wanted] = !indicator
        ? (['indicator', 'indicator'] as const)
        : !location
          ? (['place', 'location'] as const)
          : period === null
            ? (['period', 'period'] as const)
            : (['value', 'value'] as const)
      refused.push({ row: at + 2, reason: message(`check-page.reason-${name}`, { text: cell(wanted) }) })
      continue
    }
    figures.push({
      indicator,
      location,
      period,
      value,
      source: ownSource(sourceWords(cell('datasource'), reference) || words),
      numerator: typedNumber(cell('numerator')),
      denominator: typedNumber(cell('denominator')),
      months: null,
    })
  }
  return { figures, refused, missing: [] }
}

/** What a sheet says of its source: the name of one of the release, where it gives an id. Its figures are the reader's own all the same. */
function sourceWords(text: string, { sources }: ReferenceData): string {
  return /^\d+$/.test(text) ? (sources.get(Number(text))?.name ?? text) : text
}

function indicatorsByName({ indicators }: ReferenceData) {
  return new Map(
    [...indicators.values()].flatMap((indicator) =>
      [String(indicator.id), indicator.code, indicator.fullName, indicator.shortName].map(
        (name) => [plainName(name), indicator] as const,
      ),
    ),
  )
}

/** Of places of one name the larger one: states come before the areas that are called like them. */
function placesByName({ locations }: ReferenceData) {
  const bySize = [...locations.values()].toSorted((a, b) => b.level - a.level)
  return new Map(
    bySize.flatMap((place) =>
      [place.name, String(place.id)].map((name) => [plainName(name), place] as const),
    ),
  )
}

function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\bstate$/, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
