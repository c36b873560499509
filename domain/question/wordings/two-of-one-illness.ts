import type { Otherwise } from './other-words.ts'

const ILLNESS =
  'lassa(?: fever)?|cholera|measles|meningitis|yellow fever|covid(?:-?19)?|diphtheria|rubella|tb|tuberculosis'
const WHEN = '(?: (?:in |for |of )?(?:19|20)\\d\\d| (?:last|this) year)?'
const WHERE = '(?: in \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)?'

/** Two numbers of one illness that is named once, and what a population is asked for. */
export const TWO_OF_ONE_ILLNESS: readonly Otherwise[] = [
  // `Lassa deaths in 2025, cases in 2024`: of the illness both, each with its year, and no share of the one in the other.
  {
    words: new RegExp(
      `\\b(${ILLNESS}) (deaths|cases)(${WHERE}${WHEN})(,| and|;|, and| &) (cases|deaths)(?= (?:in |for |of )?(?:(?:19|20)\\d\\d|last year|this year)|[?.! ]*$)`,
      'iu',
    ),
    said: ([, illness = '', first = '', when = '', _, second = '']) =>
      first.toLowerCase() === second.toLowerCase()
        ? null
        : `${illness} ${first}${when} and ${illness} ${second}`,
  },
  // `In our microplan`: what the number of people is needed for.
  {
    words:
      /\b(population\b.*?),? (?:in|for|as part of|to use in|when doing|while doing) (?:(?:the|our|my|a|an|this|next|state|lga|ri|immuni[sz]ation|vaccination|campaign)['’]?s? )*micro[- ]?plan(?:s|ning)?\b/i,
    said: ([, what = '']) => what,
  },
  // `What population should we use for Delta`: the figure to take, and no growth or age of it.
  {
    words:
      /\b(?:what|which) (?:total )?population(?: figures?| numbers?| sources?| data| estimates?)? (should|do|can|must|shall|ought) (we|i|one|they) (?:to )?(?:use|take|quote|work with|go with|apply|adopt)\b/i,
    said: ([, verb = '', who = '']) => `which total population figure ${verb} ${who} use`,
  },
]
