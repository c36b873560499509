import { type Location, NATION } from '#domain/location/location.ts'
import { liesIn } from '#domain/reference/reference-data.ts'
import type { Question } from './question.ts'
import { placeNamed } from './names-one-place.ts'
import { readPart } from './read-part.ts'
import type { Reader } from './reader.ts'
import { tokensOf } from './tokens.ts'

const SHARE =
  '(?:(?:share|proportion|fraction|part|portion|percent(?:age)?|per cent|%)|(?:what|how much) percent)'
const START = `^(?:and |so |but |please |pls |can you tell me |tell me |show me |give me |do you know )*`
const WHAT = `(?:what(?:['’]?s| is| was)?(?: the)?|which|how (?:much|large|big)(?: a| is the)?|the|a)?`
/** How what is counted and a place are joined: `came from Lagos`, `were reported in Kano`. */
const WERE = `(?:(?:that |who |which )?(?:(?:has |have |had )?(?:came|come|comes|coming|stem|stems|stemmed|originate|originates|originated) from|(?:is|are|was|were|be|being|lie|lies|live|lives|living|lived|work|works|working|occur|occurs|occurred|happen|happens|happened|took place)(?: (?:found|located|reported|recorded|seen|counted|based|situated|living|working|registered|confirmed|detected|notified|hosted|from))*(?: (?:in|from|by|within|inside))?|(?:reported|recorded|confirmed|notified|registered|found|located|counted) (?:in|from|by)|belongs? to))`
const HAS = `(?:account(?:s|ed)? for|make(?:s)? up|made up|ha(?:s|ve|d)|contribute(?:s|d)?|report(?:s|ed)?|record(?:s|ed)?|host(?:s|ed)?|hold(?:s)?|represent(?:s|ed)?|contain(?:s|ed)?)`
const END = `((?: (?:in|for|of|during|by|as of|since|until|up to) .+?)?)[?.! ]*$`

/** The parts of a question for the share of a place: what is counted, the place, and the time or source behind it. */
type Asked = readonly [what: string, place: string, rest: string]

const rule = (words: string) => new RegExp(`${START}${words}${END}`, 'i')
const RULES: readonly (readonly [RegExp, (found: readonly string[]) => Asked])[] = [
  // `What share of Nigeria's COVID cases came from Lagos`.
  [
    rule(`${WHAT} ?${SHARE} of (.+?) ${WERE} (\\S+(?: \\S+){0,2}?)`),
    ([, a = '', b = '', c = '']) => [a, b, c],
  ],
  // `The share of Nigeria's COVID cases in Lagos`.
  [
    rule(
      `${WHAT} ?${SHARE} of ((?:nigeria['’]s|the (?:country|nation)['’]s|national|all) .+?) (?:in|from) (\\S+(?: \\S+)?)`,
    ),
    ([, a = '', b = '', c = '']) => [a, b, c],
  ],
  // `What share of national cases does Lagos account for`.
  [
    rule(`${WHAT} ?${SHARE} of (.+?) (?:does|do|did|is|was) (\\S+(?: \\S+){0,2}?)(?: ${HAS})?`),
    ([, a = '', b = '', c = '']) => [a, b, c],
  ],
  // `Of all Lassa fever deaths in 2024, what share was in Ondo`.
  [
    rule(
      `(?:out )?of (?:all )?(?:the )?(.+?),? (?:what|which|how much|how large a) (?:share |proportion |fraction |part |percent(?:age)? |per cent )?${WERE} (\\S+(?: \\S+)?)`,
    ),
    ([, a = '', b = '', c = '']) => [a, b, c],
  ],
  // `Lagos's share of Nigeria's cases`, `the contribution of Lagos to all cases`.
  [
    rule(
      `${WHAT} ?(\\S+?(?: \\S+?)?)['’]s? (?:share|proportion|percentage|part|contribution)(?: of| in| to) (.+?)`,
    ),
    ([, b = '', a = '', c = '']) => [a, b, c],
  ],
  [
    rule(
      `${WHAT} ?(?:share|proportion|percentage|contribution) (?:of|by|from) (\\S+(?: \\S+)?) (?:in|to) (.+?)`,
    ),
    ([, b = '', a = '', c = '']) => [a, b, c],
  ],
  [
    rule(
      `how much (?:of (.+?) )?(?:does|did) (\\S+(?: \\S+)?) (?:contribute|account|make up)(?: to| for)? ?(.*?)`,
    ),
    ([, a = '', b = '', d = '', c = '']) => (a === '' ? [d, b, c] : [a, b, ` ${d}${c}`]),
  ],
  // `COVID cases in Lagos as a share of the national total`.
  [
    rule(
      `(.+?) (?:in|of|for|from) (\\S+(?: \\S+)?),? (?:as|in) (?:an? |the )?${SHARE} of (?:nigeria(?:['’]s)?|the (?:national|country['’]?s?|nation['’]?s?|whole country)|all)(?: (?:total|figure|number|cases|country))*`,
    ),
    ([, a = '', b = '', c = '']) => [a, b, c],
  ],
]

/** Longer texts are no such question, and would be searched for long. */
const LONG = 240
/** `What share of the national total is that`, after the number of one place. */
const OF_THAT = new RegExp(
  `^(?:and |so |but )*(?:(?:what|which|how (?:much|many)) ?)?(?:as an? |in )?${SHARE} (?:is (?:that|it|this) )?of (?:the )?(?:national|nigeria(?:n|['’]s)?|country(?:['’]s)?|nation(?:['’]s)?|whole country|all(?: of)? nigeria)(?: (?:total|figure|number|cases|deaths|one|as a whole))*(?: (?:is|was) (?:that|it|this)| does (?:that|it|this) make)?[?.! ]*$`,
  'i',
)
const WHOLE = /^(?:(?:all|total|the|every|national|nationwide|nigerian|overall) )*/i
const PEOPLE =
  /^(?:the )?(?:(?:people|persons|nigerians|everybody|everyone|inhabitants|citizens)|(?:total |whole )?population)$/i

/**
 * A question for the share that one place has in what is counted of all, as it was put or in other words; null for any other. `Read` reads the
 * question for the number itself.
 */
export function partOfWholeAsked(
  texts: readonly string[],
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question | null {
  const { before } = reader
  const [text = ''] = texts
  if (texts.some(({ length }) => length > LONG)) return null
  if (before && OF_THAT.test(text)) return ofFigureBefore(text, before)
  for (const asked of texts.flatMap((one) => wholesIn(one, reader))) {
    const [question, ...others] = read(asked.text, { ...reader, before: null })
    if (!question || others.length > 0) continue
    return question.frame.kind === 'level'
      ? { ...question, text, frame: { kind: 'part_of_whole', whole: asked.whole } }
      : { ...question, text }
  }
  return null
}

interface AskedWhole {
  /** The question for the number of the place. */
  readonly text: string
  readonly whole: number
}

function wholesIn(text: string, reader: Reader): AskedWhole[] {
  return RULES.flatMap(([words, partsOf]) => {
    const found = words.exec(text)
    const asked = found && wholeAsked(partsOf(found), reader)
    const isWhole = asked && (text.match(YEARS) ?? []).every((year) => asked.text.includes(year))
    return isWhole ? [asked] : []
  })
}

/** After `COVID cases in Lagos`: of these cases and of Lagos. */
function ofFigureBefore(text: string, before: Question): Question | null {
  const isOne = before.indicators.length === 1 && before.places.length === 1 && before.places[0] !== NATION
  const isNumber =
    before.frame.kind === 'level' || ['part_of_whole', 'part_of_figure'].includes(before.frame.kind)
  return isOne && isNumber && before.group === null
    ? { ...before, text, frame: { kind: 'part_of_whole', whole: NATION } }
    : null
}

/** The question for the number of the place, and the whole that it is a part of; null where the words name no place, or one that is no part of it. */
function wholeAsked([what, where, rest]: Asked, reader: Reader): AskedWhole | null {
  const { lexicon, currentYear } = reader
  if (VERB.test(where) || !isTime(rest, reader)) return null
  const place = placeNamed(where, reader)
  const owner = /^(?:all |the )*(\S+?(?:[- ]\S+?){0,2})['’]s? (?=\S)/i.exec(what)
  const named = owner ? placeNamed(owner[1] ?? '', reader) : null
  const own = (named === null ? what : what.slice(owner?.[0].length ?? 0)).replace(WHOLE, '')
  const inside = /^(.+?) (?:in|of|for|across) (?:the )?(\S+(?:[- ]\S+){0,2})$/i.exec(own)
  const other = inside ? placeNamed(inside[2] ?? '', reader) : null
  const counted = other === null ? own : (inside?.[1] ?? own)
  const whole = named ?? other ?? NATION
  if (place === null || place === whole || !liesIn(lexicon.reference, place, whole)) return null
  const isOther = !PEOPLE.test(counted) && readPart(tokensOf(counted), lexicon, currentYear).places.length > 0
  if (counted.trim() === '' || isOther) return null
  const name = PEOPLE.test(counted) ? 'total population' : counted
  return { text: `${name} in ${nameOf(lexicon.reference.locations.get(place), where)}${rest}`, whole }
}

const YEARS = /\b(?:19|20)\d\d\b/g
const VERB = /\b(?:is|are|was|were|do|does|did|has|have|had|who|that|which)\b/i

/** The words say when, or by whom, and nothing else. */
function isTime(rest: string, { lexicon, currentYear }: Reader): boolean {
  const { places, indicator, contents } = readPart(tokensOf(rest), lexicon, currentYear)
  return places.length === 0 && indicator === null && contents.length === 0
}

function nameOf(place: Location | undefined, said: string): string {
  return place?.level === LGA ? said : (place?.name ?? said)
}

const LGA = 4
