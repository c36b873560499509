import { csvField } from '#charts/export/safe-cell.ts'
import type { ExportFormat } from '#contract/exports/exports.ts'
import { OWN_STRUCTURE, sdmxName } from '#domain/observation/exchange-names.ts'
import { NUMBER_COLUMNS } from '#domain/observation/columns.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { FIGURE_NAMES, figureCells } from '#server/dataset/file-cells.ts'
import type { ChosenFigures } from './figure-rows.ts'

/** A form in which figures leave, piece by piece. */
interface Form {
  readonly mediaType: string
  readonly ending: string
  /** `address`: of the CSV of the same figures. */
  readonly parts: (figures: ChosenFigures, address: string) => AsyncGenerator<string>
}

const line = (cells: readonly (string | number | null)[]) => `${cells.map(csvField).join(',')}\r\n`

function namesOf({ sources }: ChosenFigures): ReadonlyMap<number, string> {
  return new Map([...sources.values()].map(({ id, name }) => [id, name]))
}

async function* csv(figures: ChosenFigures): AsyncGenerator<string> {
  const names = namesOf(figures)
  yield line(FIGURE_NAMES)
  for await (const points of figures.points()) {
    yield points.map((point) => line(figureCells(point, names))).join('')
  }
}

/** SDMX-CSV 2.0: ours under names of SDMX, and which data structure it is. */
async function* sdmx(figures: ChosenFigures): AsyncGenerator<string> {
  const names = namesOf(figures)
  yield line(['STRUCTURE', 'STRUCTURE_ID', 'ACTION', ...FIGURE_NAMES.map(sdmxName)])
  for await (const points of figures.points()) {
    const rows = points.map((point) =>
      line(['datastructure', OWN_STRUCTURE, 'I', ...figureCells(point, names)]),
    )
    yield rows.join('')
  }
}

/** The data values of DHIS2. It knows no intervals, and no source beside the data set. */
async function* dataValues(figures: ChosenFigures): AsyncGenerator<string> {
  const { indicators, places } = figures
  yield '{"dataValues":['
  let isFirst = true
  for await (const points of figures.points()) {
    for (const { indicator, location, period, value } of points) {
      const row = {
        dataElement: indicators.get(indicator)?.code ?? String(indicator),
        period: dhis2Period(period),
        orgUnit: places.get(location)?.code ?? String(location),
        value: String(value),
      }
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
  }
  yield '\n]}\n'
}

/** `2018`, `201803`, `2018Q1`, `2018W5`. */
function dhis2Period(period: PeriodCode): string {
  return isoPeriod(period).replace(/-W0?/, 'W').replace('-Q', 'Q').replace('-', '')
}

const WORDS = new Set([
  'period',
  'flag',
  'reference_start',
  'reference_end',
  'evidence',
  'edition',
  'superseded_by',
])
const DECIMAL: ReadonlySet<string> = new Set([
  'value',
  ...NUMBER_COLUMNS.filter(({ type }) => type === 'decimal').map(({ name }) => name),
])

function typeOf(name: string): string {
  if (WORDS.has(name)) return 'string'
  return DECIMAL.has(name) ? 'number' : 'integer'
}

/** A Frictionless data package: where the CSV is, what its columns hold, and the sources with their terms. */
async function* dataPackage(figures: ChosenFigures, address: string): AsyncGenerator<string> {
  const { release } = figures
  const cited = await figures.cited()
  const described = {
    profile: 'tabular-data-package',
    name: `msdat-release-${release.number}`,
    created: release.published_at.toISOString(),
    version: release.hash,
    sources: cited.map(({ name, link, citation }) => ({
      title: citation === '' ? name : citation,
      ...(link !== '' && { path: link }),
    })),
    licenses: [...new Set(cited.map(({ licence }) => licence))]
      .filter((licence) => licence !== '')
      .map((licence) => ({ name: licence, title: licence })),
    resources: [
      {
        ...{
          name: 'figures',
          path: address,
          profile: 'tabular-data-resource',
          format: 'csv',
          encoding: 'utf-8',
        },
        schema: {
          fields: FIGURE_NAMES.map((name) => ({ name, type: typeOf(name) })),
          missingValues: [''],
          primaryKey: ['indicator', 'datasource', 'location', 'period'],
        },
      },
    ],
  }
  yield `${JSON.stringify(described, null, 2)}\n`
}

/** The forms by their names. */
export const FORMS: Readonly<Record<ExportFormat, Form>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', ending: 'csv', parts: csv },
  sdmx: { mediaType: 'text/csv; charset=utf-8', ending: 'sdmx.csv', parts: sdmx },
  dhis2: { mediaType: 'application/json; charset=utf-8', ending: 'dhis2.json', parts: dataValues },
  frictionless: {
    mediaType: 'application/json; charset=utf-8',
    ending: 'datapackage.json',
    parts: dataPackage,
  },
}
