import type { Coverage } from '#domain/choice/coverage.ts'
import type { Classification, DataSource } from '#domain/data-source/data-source.ts'
import type { Location } from '#domain/location/location.ts'
import { cohortOfDoses } from '#domain/observation/birth-cohort.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { mergeTables } from '#domain/observation/merge-tables.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import { type Point, pointOf } from '#domain/observation/point.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import type { Curation } from '#domain/reference/curation.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type AskedNumber, ownSource } from './asked-number.ts'
import { OWN_IDS } from './own-source-id.ts'

/** A figure of somebody's own sheet, as it is kept. */
export interface OwnFigure {
  readonly indicator: number
  readonly location: number
  readonly period: PeriodCode
  readonly value: number
  readonly numerator: number | null
  readonly denominator: number | null
}

/** A sheet of figures that a reader keeps on their device as a source of their own. */
export interface OwnSheet {
  /** As readers see it in lists, charts and files: it says that the figures are not published. */
  readonly name: string
  readonly classification: Classification
  readonly figures: readonly OwnFigure[]
  /** The areas below states that it has figures of, with their names. */
  readonly areas: readonly Location[]
}

const FIRST = OWN_IDS.first

/** So many sheets can be sources at once. */
export const MOST_SHEETS = OWN_IDS.last - FIRST + 1

/** The sheet of figures that were read from a file. */
export function ownSheetOf(name: string, figures: readonly AskedNumber[]): OwnSheet {
  const areas = new Map(
    figures.flatMap(({ location }) => (location.level > 3 ? [[location.id, location] as const] : [])),
  )
  return {
    name,
    classification: figures[0]?.source.classification ?? 'Routine',
    figures: figures.map(({ indicator, location, period, value, numerator, denominator }) => ({
      indicator: indicator.id,
      location: location.id,
      ...{ period, value, numerator, denominator },
    })),
    areas: [...areas.values()].map(({ id, name: area, level, parent }) => ({
      id,
      name: area,
      level,
      parent,
    })),
  }
}

const LEVEL_BITS = { 1: 1, 2: 2, 3: 4, 4: 8, 5: 16 } as const

/** A catalogue in which the sheets are sources beside all others. */
export function withOwnSources<
  Known extends { readonly reference: ReferenceData; readonly coverage: Coverage },
>(catalogue: Known, sheets: readonly OwnSheet[]): Known {
  const sources = new Map(catalogue.reference.sources)
  const coverage = new Map([...catalogue.coverage].map(([id, bySource]) => [id, new Map(bySource)]))
  for (const [at, sheet] of sheets.entries()) {
    const areas = new Map(sheet.areas.map((area) => [area.id, area]))
    sources.set(FIRST + at, sourceOf(sheet, FIRST + at))
    for (const { indicator, location } of sheet.figures) {
      const level = (catalogue.reference.locations.get(location) ?? areas.get(location))?.level
      if (level === undefined) continue
      const own = coverage.get(indicator) ?? new Map<number, number>()
      coverage.set(indicator, own.set(FIRST + at, (own.get(FIRST + at) ?? 0) | LEVEL_BITS[level]))
    }
  }
  return { ...catalogue, coverage, reference: { ...catalogue.reference, sources } }
}

function sourceOf({ name, classification }: OwnSheet, id: number): DataSource {
  return { ...ownSource(name), id, classification, citation: name, hasData: true }
}

/** The figures of an indicator in the sheets: of states and larger places, or of the areas below them. */
export function ownPoints(
  sheets: readonly OwnSheet[],
  indicator: number,
  { curation, level }: { readonly curation: Curation; readonly level: 'states' | 'areas' },
): Point[] {
  const isDose = curation.dueWeeks[indicator] !== undefined
  return sheets.flatMap(({ figures, areas }, at) => {
    const below = new Set(areas.map(({ id }) => id))
    return figures
      .filter(
        (figure) => figure.indicator === indicator && below.has(figure.location) === (level === 'areas'),
      )
      .map((figure) =>
        pointOf({
          ...figure,
          source: FIRST + at,
          ...(isDose && {
            coordinates: {
              ...NO_COORDINATES,
              birthCohort: cohortOfDoses(figure.period, curation.dueAges[indicator] ?? 0),
            },
          }),
        }),
      )
  })
}

/** A table with these figures too; the same table where there are none. */
export function withOwnPoints(table: ObservationTable, points: readonly Point[]): ObservationTable {
  return points.length === 0 ? table : mergeTables([table, tableOf(points)])
}
