import { readPart } from '../read-part.ts'
import type { Reader } from '../reader.ts'
import { tokensOf } from '../tokens.ts'
import type { Otherwise } from './other-words.ts'

const ILLNESS =
  '(lassa(?: fever)?|tb|tuberculosis|malaria|cholera|covid(?:-19)?|measles|meningitis|diphtheria|hiv|yellow fever)'
const NUMBER =
  '(?:(?:confirmed |suspected |reported |total |new )?(?:cases|deaths|infections)|recover(?:ies|ed)|(?:case )?fatality(?: rates?| ratios?)?|cfr|mortality|incidence|prevalence)'
const AND = '(?:, ?and |,? and |, | & | plus )'
const FATALITY = /^(?:case )?(?:fatality|cfr)/i

/** Whether a text names a figure by itself. */
function namesFigure(text: string, { lexicon, currentYear }: Reader): boolean {
  return readPart(tokensOf(text), lexicon, currentYear).indicator !== null
}

/** Several numbers of one illness, deaths of one age after another, and the source that a figure has anyway. */
export const EVERYDAY_SEVERAL_OF_ONE: readonly Otherwise[] = [
  // `Lassa: cases, deaths and fatality this year`.
  {
    words: new RegExp(`\\b${ILLNESS}(?: figures| numbers)?:? (${NUMBER}(?:${AND}${NUMBER}){1,3})\\b`, 'i'),
    said: ([, illness = '', list = ''], reader) => {
      const numbers = list.split(new RegExp(AND, 'i')).map((one) => {
        const name = FATALITY.test(one) ? 'case fatality rate' : one
        return `${illness} ${name}`
      })
      return numbers.length > 2 && numbers.every((one) => namesFigure(one, reader))
        ? `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
        : null
    },
  },
  // `Under-5 mortality in Sokoto, and neonatal?`
  {
    words:
      /(?<=\bmortality\b[^?.!]*),? (?:and|plus) (?:the |also )?(neonatal|infant|maternal|under[- ]?(?:5|five)|newborn)(?: (?:one|rate))?(?=[?.! ]*$)/i,
    said: ([, who = '']) => ` and ${who} mortality`,
  },
  // `Penta 3 in Kano. Source?`: each figure is told with its source.
  {
    words:
      /[.?!;,]+ *(?:and )?(?:what(?:['’]?s| is) )?(?:(?:the|your|its|with) )?source(?: please| pls| abeg)?[?.! ]*$/i,
    said: ([tail], reader, text) =>
      reader.before === null && namesFigure(text.slice(0, -tail.length), reader) ? '' : null,
  },
]
