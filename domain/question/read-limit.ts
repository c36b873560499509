import type { Band, Limit } from './frame.ts'
import { unitAfter } from './number-unit.ts'
import { readBand } from './read-band.ts'
import type { Token } from './tokens.ts'

export interface ReadLimit {
  readonly limit: Limit | Band | null
  /** The words that say it. */
  readonly taken: ReadonlySet<number>
  /** The side of a number that only belongs to the name of the indicator: `fewer than four visits`; null for none. */
  readonly ofName: Limit['side'] | null
}

interface Comparator {
  readonly words: readonly string[]
  readonly side: Limit['side']
  readonly isInclusive?: true
  /** It begins ages, too: `under 5`. A number after it is a limit only with a unit. */
  readonly isOfAges?: true
}

/** How a number is compared, the longer ones first. */
const BEFORE: readonly Comparator[] = [
  { words: ['no', 'more', 'than'], side: 'below', isInclusive: true },
  { words: ['not', 'more', 'than'], side: 'below', isInclusive: true },
  { words: ['no', 'less', 'than'], side: 'above', isInclusive: true },
  { words: ['not', 'less', 'than'], side: 'above', isInclusive: true },
  ...['below', 'under'].map(
    (word): Comparator => ({ words: ['not', word], side: 'above', isInclusive: true }),
  ),
  ...['above', 'over', 'beyond', 'exceed', 'exceeding'].map(
    (word): Comparator => ({ words: ['not', word], side: 'below', isInclusive: true }),
  ),
  ...['reach', 'reached', 'attain', 'hit', 'pass', 'passed'].flatMap((word): Comparator[] =>
    ['not', 'never'].map((denial) => ({ words: [denial, word], side: 'below' })),
  ),
  ...['reach', 'hit', 'meet', 'attain', 'pass', 'exceed', 'get'].flatMap((word): Comparator[] =>
    ['fail', 'failed', 'yet', 'unable', 'failing', 'struggle', 'struggling'].map((start) => ({
      words: word === 'get' ? [start, 'to', word, 'to'] : [start, 'to', word],
      side: 'below',
    })),
  ),
  ...['lower', 'smaller'].flatMap((word): Comparator[] =>
    ['not', 'no'].map((denial) => ({ words: [denial, word, 'than'], side: 'above', isInclusive: true })),
  ),
  ...['higher', 'greater'].flatMap((word): Comparator[] =>
    ['not', 'no'].map((denial) => ({ words: [denial, word, 'than'], side: 'below', isInclusive: true })),
  ),
  { words: ['more', 'than'], side: 'above' },
  { words: ['greater', 'than'], side: 'above' },
  { words: ['higher', 'than'], side: 'above' },
  { words: ['less', 'than'], side: 'below' },
  { words: ['fewer', 'than'], side: 'below' },
  { words: ['lower', 'than'], side: 'below' },
  { words: ['smaller', 'than'], side: 'below' },
  { words: ['short', 'of'], side: 'below' },
  { words: ['at', 'or', 'above'], side: 'above', isInclusive: true },
  { words: ['at', 'or', 'over'], side: 'above', isInclusive: true },
  { words: ['at', 'or', 'below'], side: 'below', isInclusive: true },
  { words: ['at', 'or', 'under'], side: 'below', isInclusive: true },
  { words: ['equal', 'to', 'or', 'above'], side: 'above', isInclusive: true },
  { words: ['at', 'least'], side: 'above', isInclusive: true },
  { words: ['at', 'most'], side: 'below', isInclusive: true },
  { words: ['up', 'to'], side: 'below', isInclusive: true, isOfAges: true },
  { words: ['above'], side: 'above' },
  { words: ['exceed'], side: 'above' },
  { words: ['exceeding'], side: 'above' },
  { words: ['exceeded'], side: 'above' },
  { words: ['beyond'], side: 'above' },
  { words: ['past'], side: 'above', isOfAges: true },
  { words: ['pass'], side: 'above' },
  { words: ['passed'], side: 'above' },
  { words: ['reach'], side: 'above', isInclusive: true },
  { words: ['reached'], side: 'above', isInclusive: true },
  { words: ['attain'], side: 'above', isInclusive: true },
  { words: ['attained'], side: 'above', isInclusive: true },
  { words: ['below'], side: 'below' },
  { words: ['top'], side: 'above', isOfAges: true },
  { words: ['surpass'], side: 'above', isOfAges: true },
  { words: ['surpassed'], side: 'above', isOfAges: true },
  { words: ['cross'], side: 'above', isOfAges: true },
  { words: ['crossed'], side: 'above', isOfAges: true },
  { words: ['beat'], side: 'above', isOfAges: true },
  { words: ['hit'], side: 'above', isInclusive: true, isOfAges: true },
  { words: ['over'], side: 'above', isOfAges: true },
  { words: ['under'], side: 'below', isOfAges: true },
]

const AFTER: readonly Comparator[] = [
  { words: ['or', 'more'], side: 'above', isInclusive: true },
  { words: ['or', 'above'], side: 'above', isInclusive: true },
  { words: ['and', 'above'], side: 'above', isInclusive: true },
  { words: ['or', 'higher'], side: 'above', isInclusive: true },
  { words: ['or', 'less'], side: 'below', isInclusive: true },
  { words: ['or', 'below'], side: 'below', isInclusive: true },
  { words: ['or', 'fewer'], side: 'below', isInclusive: true },
  { words: ['or', 'lower'], side: 'below', isInclusive: true },
]

/** Parts of a hundred in words. */
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 50],
  ['quarter', 25],
])

const BETWEEN: ReadonlySet<string> = new Set(['the', 'a', 'mark', 'of', 'about', 'some'])
/** What a number counts when it is no limit of a figure. */
const COUNTED =
  /^(visit|dose|time|year|month|day|week|yr|old|state|zone|lga|place|source|round|survey|net|dose|child|wife|partner|room|method|pregnancy|birth|facility|hospital|doctor|nurse|midwife)$/

/**
 * The number that figures are held against, where one is named; of several the last, as people mend what they said. A number
 * that the name of an indicator has is none, nor one that counts visits: `fewer than four visits` asks for the opposite.
 */
export function readLimit(
  tokens: readonly Token[],
  dated: ReadonlySet<number>,
  { named, people }: { readonly named: ReadonlySet<number>; readonly people: ReadonlySet<string> },
): ReadLimit {
  const band = readBand(tokens, new Set([...dated, ...named]), people)
  if (band) return { limit: band.band, taken: band.taken, ofName: null }
  let limit: Limit | null = null
  let ofName: Limit['side'] | null = null
  const all = new Set<number>()
  // `States with fertility over 6`: no age, where places are asked for and nothing follows.
  const asksPlaces = tokens.some(({ said }) => /^(states|zones|lgas)$/i.test(said))
  for (const [at, token] of tokens.entries()) {
    const fraction = fractionAt(tokens, at)
    if (fraction && !all.has(at) && !named.has(at)) {
      // `9 in 10 children or more`.
      const end = at + fraction.count + (people.has(tokens[at + fraction.count]?.word ?? '') ? 1 : 0)
      const { comparator, places } = comparatorBefore(tokens, at) ??
        comparatorAt(tokens, end) ?? { comparator: null, places: [] }
      if (comparator) {
        const { side, isInclusive = false } = comparator
        for (const place of places) all.add(place)
        for (let own = at; own < at + fraction.count; own++) all.add(own)
        limit = { side, value: fraction.value, isInclusive, isOfPoints: false }
        continue
      }
    }
    if (all.has(at)) continue
    const part = PARTS.get(token.word)
    if (dated.has(at) || (part === undefined && !/^\d+(\.\d+)?$/.test(token.word))) continue
    const unit = part === undefined ? unitAfter(tokens, at) : at + 1
    const before = comparatorBefore(tokens, at)
    const after = comparatorAt(tokens, unit ?? at + 1)
    const one = before ?? after
    if (!one) continue
    const isBare = unit === null && !token.isPercent
    if (named.has(at) || (isBare && countsSomething(tokens, at))) {
      if (before && !before.comparator.isOfAges) ofName ??= before.comparator.side
      continue
    }
    // `A rate of 6 or more`, `6 or more` of something that is counted is none.
    // `Women above 50`: their age.
    const isOfPeople = before !== null && people.has(tokens[(before.places[0] ?? at) - 1]?.word ?? '')
    if (isBare && isOfPeople && before.comparator.words.length === 1 && !asksPlaces) continue
    const isOfName = tokens[at - 1]?.word === 'of'
    const isLast =
      at === tokens.length - 1 &&
      asksPlaces &&
      /^(over|under)$/.test(one.comparator.words[0] ?? '') &&
      !people.has(tokens[(one.places[0] ?? at) - 1]?.word ?? '')
    if (isBare && ((one.comparator.isOfAges && !isLast) || (one === after && !isOfName))) continue
    const taken = new Set([at, ...one.places])
    for (let unitAt = at + 1; unit !== null && unitAt < unit; unitAt++) taken.add(unitAt)
    const { side, isInclusive = false } = one.comparator
    for (const place of taken) all.add(place)
    const isOfPoints = tokens.slice(at + 1, unit ?? at + 1).some(({ word }) => word === 'point')
    limit = { side, value: part ?? Number(token.word), isInclusive, isOfPoints }
  }
  return { limit, taken: all, ofName }
}

const PARTS_OF_ONE: ReadonlyMap<string, number> = new Map([
  ['half', 2],
  ['third', 3],
  ['quarter', 4],
  ['fifth', 5],
  ['tenth', 10],
])

/** A share in words: `one in two`, `1 in 4`, `two thirds`, `a third`, `three quarters`; null where none begins. */
function fractionAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly count: number } | null {
  const number = (offset: number) => {
    const word = tokens[at + offset]?.word ?? ''
    return /^\d{1,2}$/.test(word) && !tokens[at + offset]?.isPercent ? Number(word) : null
  }
  const [first, of, last] = [number(0), tokens[at + 1]?.word ?? '', number(2)]
  if (first !== null && last !== null && last > first && (of === 'in' || of === 'of'))
    return { value: (100 * first) / last, count: 3 }
  const partOf = (offset: number) =>
    PARTS_OF_ONE.get((tokens[at + offset]?.said ?? '').toLowerCase().replace(/s$/, ''))
  const [own, next] = [partOf(0), partOf(1)]
  if (first !== null && next !== undefined && own === undefined)
    return { value: (100 * first) / next, count: 2 }
  return own === undefined || own < 3 ? null : { value: 100 / own, count: 1 }
}

/** Visits, doses, years, places: what the number counts stands right after it, or after a word that describes it. */
function countsSomething(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 1 + COUNTED_WITHIN)
  const end = next.findIndex(({ after, word }) => after !== '' || ['in', 'of', 'for'].includes(word))
  return (end < 0 ? next : next.slice(0, end)).some(({ word }) => COUNTED.test(word))
}

const COUNTED_WITHIN = 3

export interface Found {
  readonly comparator: Comparator
  readonly places: readonly number[]
}

/** The words that compare, right before a number or what stands for one; null for none. */
export function comparatorBefore(tokens: readonly Token[], at: number): Found | null {
  let end = at
  while (end > 0 && BETWEEN.has(tokens[end - 1]?.word ?? '')) end--
  for (const comparator of BEFORE) {
    const start = end - comparator.words.length
    // `The top 10% of states`: some of the places, and no limit.
    const isOfPlaces =
      comparator.words[0] === 'top' &&
      tokens.slice(at + 1, at + 5).some(({ word }) => /^(state|lga|zone|place)$/.test(word))
    if (
      start >= 0 &&
      !isOfPlaces &&
      comparator.words.every((word, index) => tokens[start + index]?.word === word)
    )
      return { comparator, places: comparator.words.map((_, index) => start + index) }
  }
  return null
}

function comparatorAt(tokens: readonly Token[], start: number): Found | null {
  const comparator = AFTER.find(({ words }) =>
    words.every((word, index) => tokens[start + index]?.word === word),
  )
  return comparator ? { comparator, places: comparator.words.map((_, index) => start + index) } : null
}
