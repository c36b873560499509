import { csvField } from '#charts/export/safe-cell.ts'
import type { ExportFormat } from '#contract/exports/exports.ts'
import { OWN_STRUCTURE, sdmxName } from '#domain/observation/exchange-names.ts'
import { message } from '#domain/message/message.ts'
import { day } from '#domain/message/value.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import { FIGURE_NAMES, figureCells } from '#server/dataset/file-cells.ts'
import { english } from '#languages/from-source.ts'
import { columnOf } from './column-of.ts'
import type { ChosenFigures } from './figure-rows.ts'
import { parquetParts } from './parquet-parts.ts'
import { workbookParts } from './workbook-parts.ts'

/** A form in which figures leave, piece by piece. */
interface Form {
  readonly mediaType: string
  readonly ending: string
  /** `address`: of the CSV of the same figures. */
  readonly parts: (figures: ChosenFigures, address: string) => AsyncGenerator<string | Uint8Array>
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

function typeOf(name: string): string {
  const { type } = columnOf(name)
  return type === 'text' ? 'string' : type === 'decimal' ? 'number' : 'integer'
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

/** An Excel workbook: what it is, the figures under our ids with their names behind them, and the sources with their terms. */
async function* workbook(figures: ChosenFigures, address: string): AsyncGenerator<Uint8Array> {
  const { release, indicators, sources, places } = figures
  const names = namesOf(figures)
  async function* rows() {
    for await (const points of figures.points()) {
      yield points.map((point) => [
        ...figureCells(point, names),
        indicators.get(point.indicator)?.name ?? null,
        sources.get(point.source)?.name ?? null,
        places.get(point.location)?.name ?? null,
      ])
    }
  }
  async function* about() {
    const { number, hash, published_at } = release
    const said = { number: String(number), date: day(published_at.toISOString()), hash }
    yield [
      [english.text(message('export.release')), english.text(message('export.release-of', said))],
      [english.text(message('export.address')), address],
      [english.text(message('export.note')), english.text(message('export.comes-in-again'))],
    ]
  }
  async function* terms() {
    yield (await figures.cited()).map(({ id, name, licence, citation, link }) => [
      ...[id, name, licence, citation, link],
    ])
  }
  yield* workbookParts([
    { name: english.text(message('export.about')), heads: ['MSDAT', ''], rows: about() },
    {
      name: english.text(message('export.figures')),
      heads: [...FIGURE_NAMES, 'indicator_name', 'source_name', 'location_name'],
      rows: rows(),
    },
    {
      name: english.text(message('export.sources')),
      heads: ['id', 'name', 'licence', 'citation', 'link'],
      rows: terms(),
    },
  ])
}

/** Parquet, in the types of the columns; the file names its release and the terms of its sources. */
async function* parquet(figures: ChosenFigures, address: string): AsyncGenerator<Uint8Array> {
  const { number, hash } = figures.release
  const names = namesOf(figures)
  const cited = await figures.cited()
  async function* rows() {
    for await (const points of figures.points()) yield points.map((point) => figureCells(point, names))
  }
  yield* parquetParts(FIGURE_NAMES.map(columnOf), rows(), {
    'msdat.release': String(number),
    'msdat.hash': hash,
    'msdat.address': address,
    'msdat.sources': JSON.stringify(
      cited.map(({ id, name, licence, citation }) => ({ id, name, licence, citation })),
    ),
  })
}

/** The forms by their names. */
export const FORMS: Readonly<Record<ExportFormat, Form>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', ending: 'csv', parts: csv },
  sdmx: { mediaType: 'text/csv; charset=utf-8', ending: 'sdmx.csv', parts: sdmx },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    parts: workbook,
  },
  parquet: { mediaType: 'application/vnd.apache.parquet', ending: 'parquet', parts: parquet },
  dhis2: { mediaType: 'application/json; charset=utf-8', ending: 'dhis2.json', parts: dataValues },
  frictionless: {
    mediaType: 'application/json; charset=utf-8',
    ending: 'datapackage.json',
    parts: dataPackage,
  },
}
