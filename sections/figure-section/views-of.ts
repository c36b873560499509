import { kindOf, type View } from '#charts/view.ts'
import { isoPeriod, type PeriodCode } from '#domain/period/period.ts'
import type { DeclaredFigure } from './declared-figures.ts'
import type { FigureChoice } from './figure-choice.ts'
import type { FigureState } from './state.ts'

/** The view of one declared figure for a choice. The chosen source comes first wherever several are drawn. */
export function viewOf(figure: DeclaredFigure, choice: FigureChoice, wanted: FigureState): View {
  const { sources, related, surroundings } = choice
  const others = sources.filter((id) => id !== choice.source)
  const isOfParts = kindOf(figure).slots.locations.shows === 'parts'
  const { source, period } = isOfParts ? surroundings : choice
  const about = {
    indicators: figure.indicators === 'related' ? [choice.indicator, ...related] : [choice.indicator],
    sources: figure.sources === 'all' ? [source, ...others] : [source],
    periods: figure.periods === 'all' ? [] : periodOf(period),
    locations: [isOfParts ? surroundings.area : choice.location],
  }
  const options = {
    national: wanted.national,
    sdg: wanted.sdg,
    ...(wanted.parts && { parts: true }),
    ...(!wanted.intervals && { intervals: false }),
  }
  // Each kind has options of its own, which the compiler checks kind by kind.
  switch (figure.kind) {
    case 'source-table':
      return {
        ...about,
        kind: 'source-table',
        options: { ...options, ...(choice.asOf !== null && { until: choice.asOf }) },
      }
    case 'trend':
      return { ...about, kind: 'trend', options: { ...options, ...trendOptions(wanted) } }
    case 'distribution':
      return {
        ...about,
        kind: 'distribution',
        options: { ...options, shape: wanted.distribution, ...marked(choice, wanted) },
      }
    case 'zonal-columns':
      return {
        ...about,
        kind: 'zonal-columns',
        sources: [choice.ofStates.source],
        locations: [surroundings.around],
        periods: periodOf(choice.ofStates.period),
        options: { ...options, ...(choice.chosenState !== null && { reference: choice.chosenState }) },
      }
    case 'map':
      return {
        ...about,
        kind: 'map',
        options: { ...options, regions: wanted.regions, ...marked(choice, wanted) },
      }
  }
}

function periodOf(period: PeriodCode | null): string[] {
  return period === null ? [] : [isoPeriod(period)]
}

function trendOptions({ trend, intervalSource, hidden, every, yearsOf, length }: FigureState) {
  return {
    shape: trend,
    ...(intervalSource !== null && { intervalSource }),
    ...(hidden.length > 0 ? { hidden } : every && { every }),
    ...(yearsOf === 'birth' && { yearsOf }),
    ...(length !== null && { length }),
  }
}

/** A chosen place among others is compared with them. */
function marked({ surroundings }: FigureChoice, { reference }: FigureState) {
  const compared = reference ?? surroundings.marked
  return compared === null ? {} : { reference: compared }
}
