import { zonalAnswer, zonalHeading } from '#domain/narrative/zonal.ts'
import { drilledTo } from '#sections/figure-section/figure-section.ts'
import { figureControls } from '#sections/figure-section/figure-controls.ts'
import { figureFiles, resolveFigures, type FigureChoice } from '#sections/figure-section/figure-choice.ts'
import { hasParts, nationalOnly } from '#sections/figure-section/national-only.ts'
import { withLgaSources } from '#sections/figure-section/lga-alternatives.ts'
import { chooseInstead } from '#sections/choice/choose-instead.ts'
import { overviewLead } from '#sections/indicator-overview/overview-lead.ts'
import { type Asked, defineSection } from '#sections/definition/section-definition.ts'
import { mapSwitches } from './map-switches.ts'
import { mapView } from './map-view.ts'
import { MAPS_STATE, type MapsState } from './state.ts'

/** An indicator on a map that moves: nation, zones, states and local government areas, in classes that the reader chooses. */
export default defineSection<MapsState, FigureChoice, 'moving-map'>({
  state: MAPS_STATE,
  files: (asked, arrived) => figureFiles(alone(asked), arrived),
  resolve: (asked, arrived) => resolveFigures(alone(asked), arrived, 'nation'),
  controls: (_, shown) => shown && figureControls(['indicator', 'location', 'source', 'period'], shown),
  empty: (shown) => (hasParts(shown.catalogue.coverage, shown.choice.indicator) ? null : nationalOnly(shown)),
  lead: (shown) => {
    const { indicator, surroundings, moved, location } = shown.choice
    const { area, source, period } = surroundings
    const { table, reference } = shown.figures
    const { answer } =
      period === null
        ? overviewLead(shown)
        : { answer: zonalAnswer({ table, reference, indicator, location: area, source, period }) }
    const heading = zonalHeading({ reference, indicator, location: area })
    return { heading, answer, moved, quoted: { indicators: [indicator], locations: [location] } }
  },
  views: (shown) => {
    const view = mapView(shown)
    return {
      main: [
        {
          block: 'figure',
          name: 'map',
          view,
          plot: 'moving-map',
          switches: () => mapSwitches(view, shown),
          drill: (location) => drilledTo(location, shown),
          offers: (empty) => withLgaSources(empty, shown),
          instead: chooseInstead,
        },
      ],
    }
  },
  pinned: ({ choice: { indicator, source, location, period } }) => ({ indicator, source, location, period }),
  panels: ['moving-map'],
})

/** The maps show no related indicators, so that their files are not asked for. */
function alone(asked: Asked<MapsState>): Asked<MapsState> {
  return { ...asked, dashboard: { ...asked.dashboard, show_related: false } }
}
