import { isoPeriod } from '#domain/period/period.ts'
import type { View, ViewOptions } from '#domain/view/view.ts'
import type { Choice, Display } from './choice.ts'
import type { SectionFigure } from './section.ts'

/** What a section's figures are drawn from, besides the choice. */
export interface SectionSelection {
  readonly choice: Choice
  readonly display: Display
  /** Sources that have the indicator. */
  readonly sources: readonly number[]
  /** The place whose parts are shown side by side: the chosen one, or the state of a chosen LGA. */
  readonly area: number
  /** Related indicators shown in the table. */
  readonly related: readonly number[]
}

/** The view of one declared figure for a choice. The chosen source comes first wherever several are drawn. */
export function viewOf(figure: SectionFigure, selection: SectionSelection): View {
  const { choice, sources, related } = selection
  const others = sources.filter((id) => id !== choice.source)
  return {
    kind: figure.kind,
    indicators: figure.indicators === 'related' ? [choice.indicator, ...related] : [choice.indicator],
    sources: figure.sources === 'all' ? [choice.source, ...others] : [choice.source],
    locations: [showsParts(figure.kind) ? selection.area : choice.location],
    periods: figure.periods === 'all' || choice.period === null ? [] : [isoPeriod(choice.period)],
    options: optionsOf(figure.kind, selection),
  }
}

/** Distributions, zonal columns and maps show what a place consists of. */
function showsParts(kind: View['kind']): boolean {
  return kind === 'distribution' || kind === 'zonal-columns' || kind === 'map'
}

function optionsOf(kind: View['kind'], { display, choice, area }: SectionSelection): ViewOptions {
  // A chosen LGA is not left alone: its neighbours are compared with it.
  const compared = display.reference ?? (area === choice.location ? null : choice.location)
  const common: ViewOptions = {
    national: display.national,
    sdg: display.sdg,
    ...(display.parts && { parts: true }),
    ...(!display.intervals && { intervals: false }),
  }
  if (kind === 'trend') {
    return {
      ...common,
      shape: display.trend,
      ...(display.intervalSource !== null && { intervalSource: display.intervalSource }),
      ...(display.hidden.length > 0 && { hidden: display.hidden }),
    }
  }
  if (kind === 'distribution') {
    return {
      ...common,
      shape: display.distribution,
      ...(compared !== null && { reference: compared }),
    }
  }
  return kind === 'map' ? { ...common, regions: display.regions } : common
}
