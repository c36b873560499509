import { readPart } from '../read-part.ts'
import { tokensOf } from '../tokens.ts'
import { nameOfPlace } from './names-before.ts'
import { type Going, placesSaid, type TurnRule } from './turn-rule.ts'

const LEVELS: Readonly<Record<string, number>> = { lga: 4, state: 3, zone: 2 }

/** The first or the last of a level that the turns before named; null for none. */
function ofLevel(word: string, going: Going, end: 'first' | 'last'): string | null {
  const { reference } = going.reader.lexicon
  const level = LEVELS[word.toLowerCase()]
  const found = placesSaid(going).filter((id) => reference.locations.get(id)?.level === level)
  const id = end === 'first' ? found[0] : found.at(-1)
  return id === undefined ? null : nameOfPlace(id, reference)
}

function nameOfFigure({ before, reader }: Going): string | null {
  const [id, ...others] = before.indicators
  return others.length > 0 ? null : (reader.lexicon.reference.indicators.get(id ?? 0)?.shortName ?? null)
}

/** Words that stand for places which were named further back, also where the turn before was not understood. */
export const SAID_BEFORE_RULES: readonly TurnRule[] = [
  // `Do the children there sleep under nets`, after a turn that was not understood: in the place of the one before.
  {
    words: /(?<!\b(?:is|are|was|were) )\b(?:over |down )?there\b(?! (?:is|are|any)\b)/i,
    said: (_, going) => {
      const { before, reader } = going
      const last = before.earlierPlaces.at(-1)
      const isLost = before.reason !== null && before.places.length === 0 && last !== undefined
      return isLost ? `in ${nameOfPlace(last, reader.lexicon.reference)}` : null
    },
  },
  // `And the state itself`, after its LGAs.
  {
    words:
      /^(?:and |but |so |what about |how about |what of )*(?:the |its )?(state|zone)(?: (?:itself|as a whole|figure|average|overall|alone))(?: then)?[?.! ]*$/i,
    said: ([, word = ''], going) => {
      const { reference } = going.reader.lexicon
      // After one LGA, and after an order of those of a state.
      const around = reference.locations.get(
        reference.locations.get(going.before.places[0] ?? 0)?.parent ?? 0,
      )
      const own = around?.level === LEVELS[word.toLowerCase()] ? around?.name : null
      const [name, about] = [own ?? ofLevel(word, going, 'last'), nameOfFigure(going)]
      return name === null || about === null ? null : `${about} in ${name}`
    },
  },
  // `Skilled attendance for the first LGA`: that which was named first.
  {
    words:
      /\b(?:for|in|of) the first (lga|state|zone)(?: (?:that )?(?:i|we|you) (?:named|mentioned|asked about|talked about|said))?(?=[?.! ]*$)/i,
    said: ([, word = ''], going) => {
      const name = ofLevel(word, going, 'first')
      // Which is meant nobody can tell; it is no order of all of them.
      return name === null ? 'in the former one' : `in ${name}`
    },
  },
  // `Number of public health facilities in each`, `and wasting, same two`.
  {
    words:
      /^(?:and |so |but |now |what about )*(.+?),? (?:(?:in|for|of) each(?: of (?:them|the two|these|those))?|(?:for |in )?(?:the )?same (?:two|both|(?:two )?(?:states|places|lgas|zones)))[?.! ]*$/i,
    said: ([, what = ''], going) => {
      const { reference } = going.reader.lexicon
      const named = going.before.places.length > 1 ? going.before.places : placesSaid(going).slice(-2)
      const own = readPart(tokensOf(what), going.reader.lexicon, going.reader.currentYear)
      if (named.length < 2 || own.indicator === null || own.places.length > 0) return null
      return `compare ${what} in ${named.map((id) => nameOfPlace(id, reference)).join(' and ')}`
    },
  },
  // `Was it higher before`.
  {
    words:
      /^(?:and |so |but )*(?:was|were) (?:it|that|this|they) (?:any |ever )?(?:higher|lower|better|worse|different|more|less) (?:before|earlier|previously|in the past|last time|in the survey before)[?.! ]*$/i,
    said: (_, { before: { frame } }) => (frame.kind === 'level' ? 'how has it changed' : null),
  },
  // `Men or women more affected`.
  {
    words:
      /^(?:and |so |but |are |is it )*(?:men|women|boys|girls|males|females) or (?:men|women|boys|girls|males|females)(?: (?:more|worse|most))?(?: affected| hit| likely)?[?.! ]*$/i,
    said: () => 'by sex',
  },
  // `Who leads the country`.
  {
    words:
      /^(?:and |so |but )*(?:who|which (?:one|state)) (?:leads?|is leading|tops)(?: (?:the (?:whole )?(?:country|nation|list|table)|nationally|nigeria))?[?.! ]*$/i,
    said: () => 'which state is the best',
  },
]
