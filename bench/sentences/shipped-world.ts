import type { Level } from '#domain/location/location.ts'
import { shownNames } from '#domain/location/shown-name.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readAllShippedData } from '#tests/builders/shipped-data.ts'
import { type Fields, numberIn, readCsv } from './read-csv.ts'
import type { Quantity, Row, World } from './rows.ts'
import type { Told } from './told.ts'

const DATASETS = fileURLToPath(new URL('../../datasets/', import.meta.url))
const PHRASES = fileURLToPath(new URL('../../tests/records/indicator-phrases.txt', import.meta.url))

/** The release that ships: for the judge from its files, for the product as the product reads it. */
export async function shippedWorld(): Promise<{ readonly world: World; readonly told: Told }> {
  const { reference, tableOf } = await readAllShippedData()
  return { world: readWorld(), told: { reference: reference, tableOf } }
}

export function readWorld(): World {
  const files = readdirSync(`${DATASETS}observations`).filter((name) => name.endsWith('.csv'))
  const rows = files.flatMap((name) => readCsv(`${DATASETS}observations/${name}`)).map(rowOf)
  const byIndicator = Map.groupBy(rows, ({ indicator }) => indicator)
  const phrases = readPhrases()
  const read = (name: string) => readCsv(`${DATASETS}${name}.csv`)
  const places = read('locations').map((fields) => ({
    id: Number(fields.id),
    name: fields.name ?? '',
    level: Number(fields.level) as Level,
    parent: numberIn(fields.parent),
  }))
  const shown = shownNames(places)
  return {
    places: new Map(places.map((place) => [place.id, { ...place, name: shown.get(place.id) ?? place.name }])),
    publishers: new Map(
      read('sources').map((fields) => [
        Number(fields.id),
        {
          id: Number(fields.id),
          name: fields.datasource ?? '',
          classification: fields.classification ?? '',
          methodology: fields.methodology ?? '',
          isReplaced: /superseded|later revisions/i.test(fields.vintage ?? ''),
        },
      ]),
    ),
    quantities: new Map(read('indicators').map((fields) => [Number(fields.id), quantityOf(fields, phrases)])),
    measured: new Set(read('indicator_source').map(measureOf)),
    official: new Set(
      read('indicator_source')
        .filter(({ custodian }) => custodian === 'yes')
        .map(measureOf),
    ),
    withoutIntervals: new Set(
      read('indicator_source')
        .filter(({ interval_published }) => interval_published === 'no')
        .map(measureOf),
    ),
    rowsOf: (indicator) => byIndicator.get(indicator) ?? [],
  }
}

function measureOf({ indicator, datasource }: Fields): string {
  return `${indicator}:${datasource}`
}

function rowOf(fields: Fields): Row {
  const listIn = (name: string) => (fields[name] ?? '').split(';').filter((part) => part !== '')
  return {
    indicator: Number(fields.indicator),
    source: Number(fields.datasource),
    location: Number(fields.location),
    period: fields.period ?? '',
    value: Number(fields.value),
    lower: numberIn(fields.lower),
    upper: numberIn(fields.upper),
    level: numberIn(fields.interval_level),
    numerator: numberIn(fields.numerator),
    denominator: numberIn(fields.denominator),
    sample: numberIn(fields.sample_size),
    flags: listIn('flag'),
    cohort: fields.cohort ?? '',
    evidence: listIn('evidence'),
    supersededBy: fields.superseded_by ?? '',
  }
}

function quantityOf(
  fields: Fields,
  phrases: ReadonlyMap<string, Pick<Quantity, 'phrase' | 'isMany'>>,
): Quantity {
  const shortName = fields.short_name ?? ''
  return {
    id: Number(fields.id),
    shortName,
    fullName: fields.full_name ?? '',
    factor: Number(fields.factor),
    slope: fields.desirable_slope ?? '',
    decimals: Number(fields.decimals),
    denominator: fields.denominator ?? '',
    target: numberIn(fields.national_target),
    ...(phrases.get(shortName) ?? { phrase: shortName, isMany: false }),
  }
}

/** How each name reads in a sentence, as somebody wrote it down. */
function readPhrases(): ReadonlyMap<string, Pick<Quantity, 'phrase' | 'isMany'>> {
  const lines = readFileSync(PHRASES, 'utf8').trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', phrase = '', number] = line.split(' | ')
      return [name, { phrase, isMany: number === 'many' }]
    }),
  )
}
