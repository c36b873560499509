import { figureSection } from '#sections/figure-section/figure-section.ts'
import { placesLead } from '#sections/figure-section/places-lead.ts'
import { quotedWords } from '#sections/figure-section/quoted-words.ts'
import { askedByParts } from '#sections/figure-section/shown-by-parts.ts'
import { wholeWords } from '#sections/figure-section/whole-words.ts'

const CHOSEN = { indicators: 'chosen', sources: 'chosen', periods: 'chosen' } as const

/** Each zone beside its states, in columns and on the map. */
export default figureSection({
  controls: ['indicator', 'location', 'source', 'period', 'targets', 'parts'],
  // Columns of the nation stand beside those of its parts: what these make together is said.
  lead: (shown) =>
    placesLead(shown, (period) => [...wholeWords(shown, period), ...quotedWords(shown, period)]),
  peers: 'zone',
  askedFor: askedByParts,
  figures: [
    { kind: 'zonal-columns', slot: 'main', ...CHOSEN },
    { kind: 'map', slot: 'side', ...CHOSEN },
  ],
})
