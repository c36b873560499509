import { figureSection } from '#sections/figure-section/figure-section.ts'
import { placesLead } from '#sections/figure-section/places-lead.ts'

const CHOSEN = { indicators: 'chosen', sources: 'chosen', periods: 'chosen' } as const

/** Each zone beside its states, in columns and on the map. */
export default figureSection({
  controls: ['indicator', 'location', 'source', 'period', 'targets', 'parts'],
  lead: placesLead,
  peers: 'zone',
  figures: [
    { kind: 'zonal-columns', slot: 'main', ...CHOSEN },
    { kind: 'map', slot: 'side', ...CHOSEN },
  ],
})
