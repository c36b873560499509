import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { decline } from './doubt-in.ts'
import type { FrameKind } from './frame.ts'
import type { Question } from './question.ts'
import type { Lexicon } from './lexicon.ts'
import type { Reader } from './reader.ts'

const NUMBER = '(?:1[0-9]{3,5}|1[0-9]{0,2},000|10k|100k|thousand|ten thousand|hundred thousand|million)'
const PEOPLE =
  '(?: (?:people|persons|population|inhabitants|residents|nigerians|live births|births|women|adults|children))?'

/** What a figure can be told in, by the words that ask for it. */
const UNITS = {
  percent:
    '(?:per ?cent(?:age)?s?|%|shares?)(?: of (?:the )?(?:gdp|current health (?:spending|expenditure)|(?:all )?health spending))?(?! of\\b)',
  money:
    '(?:per (?:person|head|capita) in )?(?:(?:us )?dollars?|us\\$|usd|\\$|money|amount)(?: per (?:person|head|capita))?',
  naira: 'naira(?: per (?:person|head|capita))?',
  rate: `(?:per|for every|out of every|in every) ${NUMBER}${PEOPLE}|rates?`,
  number: '(?:absolute |raw |actual |total )?(?:numbers?|counts?|figures)',
} as const
type Unit = keyof typeof UNITS

const ONE = `(?:in |as |the |a |an |by )*(?:(?<percent#>${UNITS.percent})|(?<money#>${UNITS.money})|(?<naira#>${UNITS.naira})|(?<rate#>${UNITS.rate})|(?<number#>${UNITS.number}))`
const both = (nth: string) => ONE.replaceAll('#', nth)
/** `, percent and dollars`, ` per 10,000 and in number`. */
const TOLD_IN_BOTH = new RegExp(
  `[,:;(]? *(?:\\bboth )?(?<![\\w%])${both('1')},? (?:and|&|plus|as well as)(?: also)? ${both('2')}\\)?(?=[?.! ]*$|,? (?:in|for) \\p{Lu})`,
  'iu',
)
/** `The number and rate of under-five deaths`: before what is asked about. */
const LEADS_IN_BOTH = new RegExp(
  `^(?:(?:what (?:is|are|was|were)|give(?: me)?|show(?: me)?|and|so|please|tell me) )*(?:the )?${both('1')} and ${both('2')} (?:of|for) (?=\\S)`,
  'iu',
)
/** `How many clinics are in Bauchi, and how many per 10,000 people`. */
const MANY_AND_RATE = new RegExp(
  `^((?:and |so |please )*how many .+?)[,;.?!]* (?:and|plus) (?:(?:how many|what) (?:is |are )?(?:that|those|they|it|there)?|also)?(?: is that| are those)? ?(?<rate>(?:per|for every|in every) ${NUMBER}${PEOPLE})[?.! ]*$`,
  'i',
)

/** `Out of pocket spending in dollars`: no share of it. */
const IN_MONEY =
  /(?<!\b(?:and|or|both)),? (?:in|as) (?:(?:us )?(?<dollars>dollars|usd|us\$)|(?<naira>naira))(?: per (?:person|head|capita))?[?.! ]*$/i

/** Longer texts are no such question, and would be searched for long. */
const LONG = 200
/** Frames in which the one figure can be told once more in another unit. */
const OF_ONE: readonly FrameKind[] = ['level', 'number', 'compare_places', 'rank', 'change']

interface Asked {
  readonly rest: string
  readonly units: readonly { readonly unit: Unit; readonly said: string }[]
}

/**
 * The questions of a text that asks for one thing in two units: `out of pocket, percent and dollars`, `doctors per 10,000 and in number`. One that is
 * held in one of them alone is declined by the other; null for any other text.
 */
export function bothUnitsAsked(
  text: string,
  reader: Reader,
  read: (text: string, reader: Reader) => Question[],
): Question[] | null {
  const asked = text.length > LONG ? null : unitsIn(text)
  if (!asked) return null
  const [own, ...others] = read(asked.rest, reader)
  const [id, ...more] = own?.indicators ?? []
  if (!own || others.length > 0 || id === undefined || more.length > 0) return null
  if (!OF_ONE.includes(own.frame.kind) || own.group !== null || own.isOpposite) return null
  const told = asked.units.map((one) => ({ ...one, indicator: inUnit(id, one, reader.lexicon) }))
  // Neither is held of it: the words ask for something else.
  const isNone = told.every(({ indicator }) => indicator === null)
  if (isNone && !told.some(({ unit }) => unit === 'naira' && inUnit(id, DOLLARS, reader.lexicon) !== null))
    return null
  // What was understood so already is no other question.
  if (told.length === 1 && told.every(({ indicator }) => indicator === id)) return null
  return told.map(({ indicator, said }) =>
    indicator === null
      ? { ...own, ...decline('left_out'), unused: [said] }
      : {
          ...own,
          frame: own.frame.kind === 'number' ? { kind: 'level' } : own.frame,
          indicators: [indicator],
          counted: null,
        },
  )
}

function unitsIn(text: string): Asked | null {
  const many = MANY_AND_RATE.exec(text)
  if (many) {
    const { 1: rest = '', groups: { rate = '' } = {} } = many
    return {
      rest,
      units: [
        { unit: 'number', said: 'number' },
        { unit: 'rate', said: rate },
      ],
    }
  }
  const money = IN_MONEY.exec(text)
  const { dollars, naira } = money?.groups ?? {}
  if (money && (dollars ?? naira) !== undefined)
    return {
      rest: text.slice(0, money.index),
      units: [{ unit: naira === undefined ? 'money' : 'naira', said: naira ?? dollars ?? '' }],
    }
  const found = TOLD_IN_BOTH.exec(text) ?? LEADS_IN_BOTH.exec(text)
  const units = (['1', '2'] as const).flatMap((nth) =>
    (Object.keys(UNITS) as Unit[]).flatMap((unit) => {
      const said = found?.groups?.[`${unit}${nth}`]
      return said === undefined ? [] : [{ unit, said }]
    }),
  )
  const [first, second] = units
  if (!found || !first || !second || first.unit === second.unit) return null
  return { rest: text.replace(found[0], ''), units }
}

const DOLLARS = { unit: 'money', said: '' } as const

/** The indicator itself where it has the unit, or the one of the same people or money that has it; null where none is held. */
function inUnit(
  id: number,
  { unit, said }: Asked['units'][number],
  { reference, counts, amounts }: Lexicon,
): number | null {
  const of = (map: ReadonlyMap<number, number>) =>
    [...map].flatMap(([share, other]) => (share === id ? [other] : other === id ? [share] : []))
  const beside = [id, ...of(counts), ...of(amounts)]
  // A share of all that the country makes is none of health spending.
  const isOfWhole = (about: Indicator | undefined) =>
    !/gdp/i.test(said) || /\bGDP\b/.test(about?.fullName ?? '')
  return (
    beside.find((one) => {
      const about = reference.indicators.get(one)
      return hasUnit(about, unit) && isOfWhole(about)
    }) ?? null
  )
}

function hasUnit(about: Indicator | undefined, unit: Unit): boolean {
  if (!about) return false
  const own = figureUnit(about)
  const isMoney = /US\$|dollars/i.test(about.fullName)
  if (unit === 'percent') return own === 'percent'
  if (unit === 'money') return isMoney
  // Nothing is held in it.
  if (unit === 'naira') return false
  if (unit === 'number') return own === 'count' && !isMoney
  return own === 'rate' || (own === 'other' && /\bper [\d,]+ /.test(about.fullName))
}
