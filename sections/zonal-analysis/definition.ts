import { sentences } from '#domain/message/value.ts'
import { zonalAnswer, zonalHeading } from '#domain/narrative/zonal.ts'
import { figureSection } from '#sections/figure-section/figure-section.ts'
import { overviewLead } from '#sections/figure-section/overview-lead.ts'
import { wholeWords } from '#sections/figure-section/whole-words.ts'

const CHOSEN = { indicators: 'chosen', sources: 'chosen', periods: 'chosen' } as const

/** Each zone beside its states, in columns and on the map. */
export default figureSection({
  controls: ['indicator', 'location', 'source', 'period', 'targets', 'parts'],
  lead: (shown) => {
    const { indicator, surroundings, moved } = shown.choice
    const { area, source, period } = surroundings
    const { table, reference } = shown.figures
    const heading = zonalHeading({ reference, indicator, location: area })
    // Without a period there is nothing to compare; what is known of the place is said instead.
    const { answer } =
      period === null
        ? overviewLead(shown)
        : {
            answer: sentences([
              zonalAnswer({ table, reference, indicator, location: area, source, period }),
              ...wholeWords(shown, period),
            ]),
          }
    const quoted = { indicators: [indicator], locations: [shown.choice.location] }
    return { heading, answer, moved, quoted }
  },
  peers: 'zone',
  figures: [
    { kind: 'zonal-columns', slot: 'main', ...CHOSEN },
    { kind: 'map', slot: 'side', ...CHOSEN },
  ],
})
