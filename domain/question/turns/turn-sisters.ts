import { END, SO } from './turn-edges.ts'
import { type Going, namesOfFigure, type TurnRule } from './turn-rule.ts'

const PEOPLE =
  '(?:(?:the |all |other )?(?:those|ones?|women|men|people|persons|girls|boys|children|mothers|everyone|everybody|others))'

const COMPARED = /\b(?:compare|compared|versus|vs|against|difference|gap)\b/i

/** The name of an indicator that another one has with some of its words changed; null where none is held. */
function held(going: Going, change: (name: string) => string): string | null {
  const [own, ...others] = namesOfFigure(going)
  if (own === undefined || others.length > 0) return null
  const other = change(own)
  const { indicators } = going.reader.lexicon.reference
  const isHeld = [...indicators.values()].some(({ shortName }) => shortName === other)
  return other !== own && isHeld ? other : null
}

/** `Not pregnant`, after pregnant women: non-pregnant women. */
const denied = (word: string, going: Going) =>
  held(going, (name) => name.replace(new RegExp(`(?<!non-)\\b${word}\\b`, 'i'), (said) => `non-${said}`))

/** The name of the figure before with the other sex in it. */
function ofSex(sex: string, going: Going): string | null {
  const isOfWomen = /^(?:women|females?|ladies|girls)$/i.test(sex)
  return held(going, (name) =>
    name.replace(isOfWomen ? /\bmen\b/i : /\bwomen\b/i, (said) => {
      const other = isOfWomen ? 'women' : 'men'
      return /^\p{Lu}/u.test(said) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other
    }),
  )
}

const SEX = '(women|men|females?|males?|ladies|guys)'

/** Other people, who have an indicator of their own beside the one of the figure before. */
export const SISTER_RULES: readonly TurnRule[] = [
  // `And those not pregnant`, `women who are not pregnant`.
  {
    words: new RegExp(
      `${SO}(?:(?:what about|how about|what of|and|for|among|in|of|with|compare with|compared (?:to|with)|versus|vs\\.?|against|show|give me|now|the|difference|gap|between|pregnant(?: women)?) )*${PEOPLE}? ?(?:(?:that|who|which) )?(?:(?:are|were|is) )?(?:not|aren['’]?t|isn['’]?t|weren['’]?t) (?:yet |currently )?([\\p{L}]{4,})(?: (?:women|ones?|men|people|mothers))?${END}`,
      'iu',
    ),
    said: ([text, word = ''], going) => {
      const name = denied(word, going)
      const [own] = namesOfFigure(going)
      if (name === null || own === undefined) return null
      return COMPARED.test(text) ? `difference between ${own} and ${name}` : `and ${name}`
    },
  },
  // `And pregnant ones`, after those who are not.
  {
    words: new RegExp(
      `${SO}(?:(?:what about|how about|what of|and|for|among|in|of|only|just|show) )*(?:the |those |all )?(?:(?:who|that) )?(?:are )?(\\p{L}{4,})(?: (?:women|ones?|men|people|mothers))?${END}`,
      'iu',
    ),
    said: ([, word = ''], going) => {
      const name = held(going, (own) => own.replace(new RegExp(`\\bnon-(?=${word}\\b)`, 'i'), ''))
      return name === null ? null : `and ${name}`
    },
  },
  // `Difference with men`, after women: of both.
  {
    words: new RegExp(
      `${SO}(?:(?:what(?:['’]?s| is)|how (?:big|large) is|how does (?:it|that|this)|now|please|show) )*(?:(?:the )?(?:difference|gap|distance)|compare[sd]?(?: (?:it|that|this))?|versus|vs\\.?|against|how far (?:is (?:it|that) )?(?:from|behind))(?: (?:with|to|from|between (?:them|that|it|women|men) and|against|and))? (?:that of |those of |the )?${SEX}${END}`,
      'i',
    ),
    said: ([, sex = ''], going) => {
      const name = ofSex(sex, going)
      const [own] = namesOfFigure(going)
      return name === null || own === undefined ? null : `difference between ${own} and ${name}`
    },
  },
  // `Which state is best for women`, after men with health insurance.
  {
    words: new RegExp(
      `(?<=^(?=.*\\b(?:which|what|who|where|top|bottom|highest|lowest|best|worst|rank|how many (?:states|lgas|zones))\\b).*)\\b(?:for|among|amongst|in|of) (?:the )?${SEX}(?=${END}|,| (?:in|at|by|since|during) )`,
      'i',
    ),
    said: ([, sex = ''], going) => {
      const name = ofSex(sex, going)
      return name === null ? null : `in ${name}`
    },
  },
  // `For women, which state is best`, `women: which state is best`.
  {
    words: new RegExp(
      `${SO}(?:(?:for|among|amongst|in|of) )?(?:the )?${SEX}[,:] +(?=(?:which|what|who|where|top|bottom)\\b)(.*\\S)$`,
      'i',
    ),
    said: ([, sex = '', asked = ''], going) => {
      const name = ofSex(sex, going)
      return name === null ? null : `${asked.replace(/[?.! ]+$/, '')} in ${name}`
    },
  },
]
