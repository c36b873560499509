import type { View } from '#charts/view.ts'
import type { IndicatorData } from '#contract/release-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import { standardRelated } from '#domain/indicator/related.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import { periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { chosenIndicator } from '#sections/choice/chosen-indicator.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import type { Figures } from '#sections/files/figures.ts'
import { type DefaultPanel, defaultPanels } from './default-panels.ts'
import { mapPoints } from './map-facts.ts'
import { type PanelClasses, panelClasses } from './panel-classes.ts'
import { panelView } from './panel-view.ts'
import { followCarried, isMapForm, type Panel, resolvePanel } from './panels.ts'
import { type SourcePeriod, sourcePeriods } from './source-periods.ts'
import type { LineYears, MultiSourceState } from './state.ts'

type Wanted = SectionRequest<MultiSourceState>

/** Everything that the panels are drawn from. */
export interface MultiSourceChoice {
  /** The indicator that all sections share. */
  readonly carried: number
  readonly panels: readonly Panel[]
  /** The view of each panel. */
  readonly views: readonly View[]
  readonly classes: PanelClasses
  /** The meaning of the years of their lines. */
  readonly years: LineYears
  readonly table: ObservationTable
  readonly reference: ReferenceData
  readonly availability: ReadonlyMap<number, Availability>
  readonly coverage: ReadonlyMap<number, readonly SourcePeriod[]>
  /** The place marked in all panels: a zone or a state; null for none. */
  readonly marked: number | null
}

/**
 * The carried indicator says what the panels begin with, the panels say which indicators they need, and those whose source
 * has figures of LGAs alone need these too.
 */
export function panelFiles(asked: Wanted, arrived: Figures): readonly FileRequest[] {
  const carried = chosenIndicator(asked)
  const indicators = panelIndicators(asked, arrived)
  const files = indicatorFiles([carried, ...(indicators ?? [])])
  const isThere = (id: number) => arrived.indicators.some((file) => file.id === id)
  if (!indicators?.every(isThere)) return files
  const byLgas = resolvedPanels(asked, arrived, indicators).filter(({ ofLgas }) => ofLgas)
  return [
    ...files,
    ...[...new Set(byLgas.map(({ indicator }) => indicator))].map((indicator) => ({
      file: 'lgas' as const,
      indicator,
    })),
  ]
}

/** The panels as they are shown, with the classes of their maps. */
export function resolveMultiSource(asked: Wanted, figures: Figures): MultiSourceChoice {
  const { wanted, catalogue } = asked
  const { table, reference } = figures
  const indicators = panelIndicators(asked, figures) ?? []
  const panels = resolvedPanels(asked, figures, indicators)
  const marked = markedPlace(wanted.location, catalogue.reference)
  const classes = classesOf(panels, figures, wanted)
  const years = { length: wanted.length, yearsOf: wanted.yearsOf }
  const between = yearsOfLines(panels, table)
  return {
    carried: chosenIndicator(asked),
    panels,
    views: panels.map((panel, index) =>
      panelView(panel, { breaks: classes.limits[index] ?? null, marked, years, between }),
    ),
    classes,
    years,
    table,
    reference,
    availability: new Map(indicators.map((id) => [id, figures.availability(id)])),
    coverage: new Map(figures.indicators.map((file) => [file.id, coverageOf(file, catalogue.reference)])),
    marked,
  }
}

const kept = new WeakMap<IndicatorData, readonly SourcePeriod[]>()

/** The levels of each source in each period, worked out once for each file. */
function coverageOf(file: IndicatorData, reference: ReferenceData): readonly SourcePeriod[] {
  const found = kept.get(file) ?? sourcePeriods(file.table, file.lga, file.id, reference)
  kept.set(file, found)
  return found
}

/** The first panels: the related indicators fill up, then those of the dashboard. Null before its file is there. */
function beginnings(asked: Wanted, { indicators }: Figures): DefaultPanel[] | null {
  const { wanted, dashboard, catalogue } = asked
  const { reference, coverage } = catalogue
  const carried = chosenIndicator(asked)
  const own = indicators.find(({ id }) => id === carried)
  if (!own) return null
  const usable = (id: number) => hasFigures(coverage, id)
  const related = standardRelated(byId(reference.indicators, carried), usable)
  const offered = [...related, ...dashboard.default_indicators, ...dashboard.indicators]
  const others = [...new Set(offered)].filter(usable)
  const source = wanted.source ?? dashboard.initial_datasource
  const { period } = wanted
  return defaultPanels(
    carried,
    coverageOf(own, reference),
    { source, period, asked: wanted.source !== null },
    others,
    reference,
  )
}

/** The indicator of each panel; null before that is known. */
function panelIndicators(asked: Wanted, figures: Figures): number[] | null {
  const begin = beginnings(asked, figures)
  if (!begin) return null
  const { coverage } = asked.catalogue
  const carried = chosenIndicator(asked)
  return followCarried(asked.wanted).map(({ indicator }, index) =>
    indicator !== null && hasFigures(coverage, indicator) ? indicator : (begin[index]?.indicator ?? carried),
  )
}

/** The zone or state that the address names; an LGA or a place that is not known marks nothing. */
function markedPlace(location: number | null, reference: ReferenceData): number | null {
  const place = location === null ? undefined : reference.locations.get(location)
  return place && (place.level === 2 || place.level === 3) ? place.id : null
}

function resolvedPanels(asked: Wanted, figures: Figures, indicators: readonly number[]): Panel[] {
  const { wanted, dashboard, catalogue } = asked
  const { reference } = catalogue
  const begin = beginnings(asked, figures) ?? []
  const preferredSource = wanted.source ?? dashboard.initial_datasource
  const marked = markedPlace(wanted.location, reference)
  return followCarried(wanted).flatMap((panel, index) => {
    const indicator = indicators[index] ?? 0
    const file = figures.indicators.find(({ id }) => id === indicator)
    if (!file) return []
    const availability = figures.availability(indicator)
    const coverage = coverageOf(file, reference)
    const context = {
      ...{ indicator, coverage, availability, preferredSource, marked },
      reference: figures.reference,
    }
    return [resolvePanel(panel, begin[index], context)]
  })
}

/** The years of all panels with lines, so that equal places on their axes are equal years; null where fewer than two have figures. */
function yearsOfLines(panels: readonly Panel[], table: ObservationTable): readonly [number, number] | null {
  const lines = panels.filter(({ form }) => form === 'line')
  const years = lines.flatMap(({ indicator, source, place: location }) =>
    pointsWhere(table, { indicator, source, location }).map(({ period }) => periodYear(period)),
  )
  return lines.length < 2 || years.length === 0 ? null : [Math.min(...years), Math.max(...years)]
}

function classesOf(
  panels: readonly Panel[],
  { table, reference }: Figures,
  wanted: MultiSourceState,
): PanelClasses {
  const maps = panels.map((panel) => {
    if (!isMapForm(panel.form)) return null
    const indicator = byId(reference.indicators, panel.indicator)
    return { indicator, values: mapPoints(panel, table, reference).map(({ value }) => value) }
  })
  return panelClasses(maps, wanted.sameClasses, wanted.classMethod)
}
