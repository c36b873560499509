import type { Reader } from '../reader.ts'
import { spansOf } from '../spans.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const PART = '(?:fifth|quintile|quarter|quartile|third|20 ?(?:%|percent|per cent))'
const PLACES = /\b(?:states?|lgas?|zones?|places?)\b/i
const END = '(top|bottom|worst|best|highest|lowest|leading|largest|biggest|smallest|poorest performing)'

/** How many a few are: of zones there are six. */
const few = (text: string) => (/\bzones?\b/i.test(text) ? 3 : 5)

const STATE = 3

/** ` LGAs` where the words name one state and no kind of place. */
function placesOf(text: string, { lexicon }: Reader): string {
  const named = spansOf(tokensOf(text), lexicon).flatMap(({ meanings }) =>
    meanings.flatMap((one) => (one.kind === 'place' ? [lexicon.reference.locations.get(one.id)?.level] : [])),
  )
  return named.length === 1 && named[0] === STATE && !PLACES.test(text) ? ' LGAs' : ''
}

/** Everyday words for the ends of an order of places and of wealth, in the words of the reader of questions. */
export const EVERYDAY_ENDS: readonly Otherwise[] = [
  // `Richest vs poorest fifth`: groups of wealth.
  {
    words: new RegExp(
      String.raw`[,:]? *\b(?:in |among |for |between |of )?(?:the )?(?:richest|poorest|wealthiest|top|bottom)(?: ${PART})? (?:vs\.?|v\.?|versus|against|and|or|compared (?:with|to)) (?:in |among |for |of )?(?:the )?(?:richest|poorest|wealthiest|top|bottom) ${PART}s?(?: of (?:households|homes|families|people))?\b[,:]?`,
      'i',
    ),
    said: ([found], _, text) => {
      const isTwofold = /poorest|bottom/i.test(found) && /richest|wealthiest|top/i.test(found)
      if (!isTwofold || PLACES.test(text)) return null
      const isSaid = /\bby wealth\b/i.test(text)
      return found.endsWith(',') ? `${isSaid ? '' : ' by wealth'},` : isSaid ? '' : ' by wealth'
    },
  },
  // `The bottom fifth`: of households. Of places it is no number that is said.
  {
    words: new RegExp(
      String.raw`\b(top|bottom) (${PART})s?(?: of (?:the )?(?:households|homes|families|people|states|lgas|zones))?(?![\w%])`,
      'i',
    ),
    said: ([found, end = '', part = ''], _, text) => {
      if (!PLACES.test(text))
        return `${/top/i.test(end) ? 'richest' : 'poorest'} ${/%|per/i.test(part) ? 'fifth' : part}`
      return found.replace(part, `${part}-part`)
    },
  },
  // `The top ones`, `a few of the worst`: several, as `which states` asks for.
  {
    words: new RegExp(
      String.raw`\b(?:just |only )?(?:the )?${END} (?:ones|few)\b(?: (?=states|lgas|zones))?`,
      'i',
    ),
    said: ([found, end = ''], reader, text) =>
      `the ${end} ${few(text)}${placesOf(text, reader)}${found.endsWith(' ') ? ' ' : ''}`,
  },
  {
    words: new RegExp(String.raw`\b(?:just |only )?(?:a few|some|several) of the ${END}(?: ones)?\b`, 'i'),
    said: ([, end = ''], reader, text) => `the ${end} ${few(text)}${placesOf(text, reader)}`,
  },
  {
    words:
      /(?<=\b(?:top|bottom|worst|best|highest|lowest|leading) (?:states|lgas|zones)\b.*),? *(?:just |only )a few[?.! ]*$/i,
    said: () => '',
  },
]
