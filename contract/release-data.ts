import type { LgaCoverage } from '#domain/choice/availability.ts'
import type { Coverage } from '#domain/choice/coverage.ts'
import type { IndicatorSource } from '#domain/indicator/indicator.ts'
import type { Location } from '#domain/location/location.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { Curation } from '#domain/reference/curation.ts'
import { type Reporting, reportKey } from '#domain/quarters/reporting.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type CatalogueColumns, catalogueRows } from './catalogue-columns.ts'
import { decodeCatalogue, decodeLocation, decodeMeasure, decodePoints } from './release-decode.ts'
import type {
  CatalogueDashboard,
  CatalogueFile,
  IndicatorFile,
  LgaFile,
  ReleaseStamp,
  ReportingFile,
} from './release-file.ts'

/** Everything that menus need, decoded once. */
export interface Catalogue {
  readonly release: ReleaseStamp
  readonly earlier?: NonNullable<CatalogueFile['earlier']>
  /** `measures` is empty here: how a source measures an indicator comes with the indicator's file. */
  readonly reference: ReferenceData
  readonly dashboards: readonly CatalogueDashboard[]
  readonly coverage: Coverage
}

/** One indicator's figures at national, zone and state level, from all sources. */
export interface IndicatorData {
  readonly id: number
  readonly table: ObservationTable
  readonly measures: readonly IndicatorSource[]
  readonly lga: LgaCoverage
}

/** One indicator's figures for LGAs and senatorial districts, with their names. */
export interface LgaData {
  readonly id: number
  readonly table: ObservationTable
  readonly locations: readonly Location[]
}

/** How many LGAs have a figure of one indicator, by source. */
export interface ReportingData {
  readonly id: number
  /** By figures, or by the counts behind a coverage. */
  readonly bySource: ReadonlyMap<number, { readonly figures: Reporting; readonly numerators: Reporting }>
}

/** The year that counts as now, so that nothing shown depends on a clock: that of the release. */
export function releaseYear({ published_at }: Pick<ReleaseStamp, 'published_at'>): number {
  return Number(published_at.slice(0, 4))
}

/** The catalogue of a release as pages and sections read it, with the knowledge about particular ids beside it. */
export function catalogueOf(columns: CatalogueColumns, curation: Curation): Catalogue {
  const file = catalogueRows(columns)
  const { release, earlier = [], dashboards } = file
  return { release, earlier, dashboards, ...decodeCatalogue(file, curation) }
}

/** The file of an indicator as sections read it. */
export function indicatorDataOf(file: IndicatorFile): IndicatorData {
  return {
    id: file.indicator,
    table: decodePoints(file),
    measures: file.measures.map(decodeMeasure),
    lga: new Map(file.lga),
  }
}

/** The file of an indicator's LGAs as sections read it. */
export function lgaDataOf(file: LgaFile): LgaData {
  return {
    id: file.indicator,
    table: decodePoints(file),
    locations: file.locations.map(decodeLocation),
  }
}

/** The reporters of an indicator, as sections read them. */
export function reportingDataOf({ indicator, due, dictionaries, columns }: ReportingFile): ReportingData {
  const lgas = new Map(due)
  const of = (position: number) => {
    const rows = columns.source.flatMap((source, row) => (source === position ? [row] : []))
    const came = (counts: readonly number[]): Reporting => ({
      due: lgas,
      came: new Map(
        rows.map((row) => {
          const state = dictionaries.states[columns.state[row] ?? 0] ?? 0
          const period = dictionaries.periods[columns.period[row] ?? 0] ?? 0
          return [reportKey(state, period), counts[row] ?? 0] as const
        }),
      ),
    })
    return { figures: came(columns.figures), numerators: came(columns.numerators) }
  }
  return { id: indicator, bySource: new Map(dictionaries.sources.map((id, position) => [id, of(position)])) }
}
