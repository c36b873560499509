import { drilledTo } from '#sections/figure-section/figure-section.ts'
import { figureControls } from '#sections/figure-section/figure-controls.ts'
import { hasParts } from '#domain/choice/coverage.ts'
import { nationalOnly } from '#sections/figure-section/national-only.ts'
import { withLgaSources } from '#sections/figure-section/lga-alternatives.ts'
import { chooseInstead } from '#sections/choice/choose-instead.ts'
import { placesLead } from '#sections/figure-section/places-lead.ts'
import { quotedWords } from '#sections/figure-section/quoted-words.ts'
import { defineSection } from '#sections/definition/section-definition.ts'
import { besideSwitches, mapSwitches } from './map-switches.ts'
import { mapViews } from './map-view.ts'
import { type MapsChoice, mapsFiles, resolveMaps } from './maps-choice.ts'
import { MAPS_STATE, type MapsState } from './state.ts'

/** An indicator on a map that moves: nation, zones, states and local government areas, in classes that the reader chooses. */
export default defineSection<MapsState, MapsChoice, 'moving-map' | 'map-beside' | 'map-layers' | 'map-form'>({
  state: MAPS_STATE,
  files: mapsFiles,
  resolve: resolveMaps,
  controls: (_, shown) => shown && figureControls(['indicator', 'location', 'source', 'period'], shown),
  empty: (shown) => (hasParts(shown.catalogue.coverage, shown.choice.indicator) ? null : nationalOnly(shown)),
  lead: (shown) => placesLead(shown, (period) => quotedWords(shown, period)),
  views: (shown) => {
    const { wanted, choice } = shown
    const [view, ...others] = mapViews(shown)
    if (!view) return { main: [] }
    const leads = {
      opens: { place: (location: number) => drilledTo(location, shown) },
      instead: chooseInstead,
    }
    const isSwiped = wanted.swipe && others.length === 1
    const beside = isSwiped ? [] : others
    return {
      main: [
        {
          ...{ block: 'figure', name: 'map', view, plot: 'moving-map', ...leads },
          form: 'map-form' as const,
          switches: () => [
            ...mapSwitches(view, shown),
            ...choice.beside.slice(0, isSwiped ? 1 : 0).flatMap((one) => besideSwitches(0, one, shown)),
          ],
          offers: (empty) => withLgaSources(empty, shown),
        },
        ...beside.map((other, at) => ({
          ...{ block: 'figure' as const, name: `map-${at + 2}`, view: other, plot: 'map-beside' as const },
          ...leads,
          switches: () => choice.beside.slice(at, at + 1).flatMap((one) => besideSwitches(at, one, shown)),
        })),
      ],
      ...(beside.length > 0 && {
        layout: 'abreast' as const,
        below: [{ block: 'panel' as const, panel: 'map-layers' as const }],
      }),
    }
  },
  pinned: ({ choice: { indicator, source, location, period } }) => ({ indicator, source, location, period }),
  panels: ['moving-map', 'map-beside', 'map-layers', 'map-form'],
})
