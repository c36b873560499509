import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import type { PlacesData } from '#contract/places-file.ts'
import type { Catalogue, IndicatorData, LgaData, ReportingData } from '#contract/release-data.ts'
import { type Availability, availabilityOf } from '#domain/choice/availability.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import type { ObservationTable } from '#domain/observation/observation-table.ts'
import type { LoadedFile } from './loaded-file.ts'
import { narrowedFile } from './narrowed-file.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'

/** The files of a section as one whole, in the order in which they were asked for. What is not asked of it is not worked out. */
export interface Figures {
  readonly indicators: readonly IndicatorData[]
  /** By year, and by month of the states that were asked for. */
  readonly lgas: readonly LgaData[]
  /** Facilities that reported by month, by indicator. */
  readonly reporting: ReadonlyMap<number, ReportingData>
  readonly groups: ReadonlyMap<number, readonly GroupFigure[]>
  /** The groups by which each indicator is published; null until asked for. */
  readonly groupIndex: readonly GroupIndexRow[] | null
  /** The LGAs, and how much is held of larger places; null until asked for. */
  readonly places: PlacesData | null
  /** Figures of all indicators together, of their LGAs too where these were asked for. */
  readonly table: ObservationTable
  /** The catalogue's, with the measures of these indicators and the names of these LGAs. */
  readonly reference: ReferenceData
  /** Where an indicator has figures, LGAs included; throws for one whose file is not here. */
  availability(indicator: number): Availability
}

/** Puts the files of a section together. */
export function figuresOf(catalogue: Catalogue, arrived: readonly LoadedFile[]): Figures {
  const { scope } = catalogue.reference
  const files = scope ? arrived.map((one) => narrowedFile(one, catalogue.reference)) : arrived
  const indicators = files.flatMap((one) => (one.file === 'indicator' ? [one.data] : []))
  const lgas = files.flatMap((one) => (one.file === 'lgas' || one.file === 'lga-months' ? [one.data] : []))
  const index = files.find((one) => one.file === 'group-index')
  const places = files.find((one) => one.file === 'places')
  const table = once(() => mergeTables([...indicators, ...lgas].map((one) => one.table)))
  const reference = once(() =>
    extended(catalogue.reference, indicators, { lgas, places: places?.data ?? null }),
  )
  const available = new Map<number, Availability>()
  return {
    indicators,
    lgas,
    reporting: new Map(files.flatMap((one) => (one.file === 'reporting' ? [[one.indicator, one.data]] : []))),
    groups: new Map(files.flatMap((one) => (one.file === 'groups' ? [[one.indicator, one.data]] : []))),
    groupIndex: index?.data ?? null,
    places: places?.data ?? null,
    get table() {
      return table()
    },
    get reference() {
      return reference()
    },
    availability: (indicator) => {
      const kept = available.get(indicator)
      if (kept) return kept
      const own = indicators.find(({ id }) => id === indicator)
      if (!own) throw new RangeError(`The file of indicator ${indicator} is not here`)
      const lgasNamed = files.some((one) => one.file === 'lgas' && one.indicator === indicator)
      const made = availabilityOf(own.table, own.lga, reference(), lgasNamed)
      available.set(indicator, made)
      return made
    },
  }
}

function extended(
  reference: ReferenceData,
  indicators: readonly IndicatorData[],
  { lgas, places }: { readonly lgas: readonly LgaData[]; readonly places: PlacesData | null },
): ReferenceData {
  const measures = new Map(reference.measures)
  for (const row of indicators.flatMap((data) => data.measures)) {
    measures.set(measureKey(row.indicator, row.source), row)
  }
  const known = { ...reference, measures, ...(places && { districtOf: places.districtOf }) }
  if (lgas.length === 0) return known
  const locations = new Map(reference.locations)
  for (const location of lgas.flatMap((data) => data.locations)) locations.set(location.id, location)
  return { ...known, locations }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
