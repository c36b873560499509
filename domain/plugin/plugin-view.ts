import { periodName, shortFigure } from '#domain/message/value.ts'
import type { Language } from '#domain/message/language.ts'
import { unitName } from '#domain/message/indicator-words.ts'
import { type ObservationTable, pointAt } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { MOST_OBSERVATIONS, type PluginObservation, type PluginView } from './plugin-message.ts'

/** The data that names and figures are written with. */
interface Worded {
  readonly reference: ReferenceData
  readonly language: Language
}

/** A choice in ids and names, as a plugin gets it. */
export function pluginView(dashboard: string, choice: Choice, { reference, language }: Worded): PluginView {
  const indicator = reference.indicators.get(choice.indicator)
  const source = reference.sources.get(choice.source)
  const location = reference.locations.get(choice.location)
  const { period } = choice
  return {
    dashboard,
    indicator: indicator
      ? { id: indicator.id, name: indicator.fullName, unit: language.text(unitName(indicator.factor)) }
      : null,
    source: source ? { id: source.id, name: source.name, classification: source.classification } : null,
    location: location ? { id: location.id, name: location.name } : null,
    period: period === null ? null : { id: period, name: language.text(periodName(period, source)) },
  }
}

/**
 * The figures of a view: all sources and periods at the chosen place, and all places in the chosen source and period. In
 * the order of source, place and period; `more` when there are more than one answer holds.
 */
export function pluginObservations(
  table: ObservationTable,
  choice: Choice,
  worded: Worded,
): { readonly rows: readonly PluginObservation[]; readonly more: boolean } {
  const rows: PluginObservation[] = []
  for (let row = 0; row < table.length; row++) {
    const here = table.location[row] === choice.location
    const now = table.source[row] === choice.source && table.period[row] === choice.period
    if (table.indicator[row] !== choice.indicator || !(here || now)) continue
    if (rows.length === MOST_OBSERVATIONS) return { rows, more: true }
    rows.push(observationOf(pointAt(table, row), worded))
  }
  return { rows, more: false }
}

function observationOf(point: Point, { reference, language }: Worded): PluginObservation {
  const source = byId(reference.sources, point.source)
  const format = byId(reference.indicators, point.indicator)
  const text = (value: number | null) => (value === null ? '' : language.text(shortFigure(value, format)))
  return {
    indicator: point.indicator,
    source: source.name,
    classification: source.classification,
    location: byId(reference.locations, point.location).name,
    period: language.text(periodName(point.period, source)),
    value: point.value,
    lower: point.lower,
    upper: point.upper,
    interval_level: point.intervalLevel,
    text: text(point.value),
    lower_text: text(point.lower),
    upper_text: text(point.upper),
    flags: [...point.flags],
    derived_from: source.derivedFrom.map((id) => byId(reference.sources, id).name),
  }
}
