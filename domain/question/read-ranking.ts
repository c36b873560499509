import type { Level } from '#domain/location/location.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Cue } from './question-words.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'

/** Words that put places into an order. */
export const RANKING: readonly Cue[] = ['highest', 'lowest', 'best', 'worst', 'rank']

const COUNTED: ReadonlySet<string> = new Set([
  'state',
  'lga',
  'zone',
  'place',
  'best',
  'worst',
  'highest',
  'lowest',
  'local',
])
const ENDS: ReadonlySet<string> = new Set(['best', 'worst', 'highest', 'lowest'])
const COUNTING: ReadonlySet<string> = new Set([
  'top',
  'bottom',
  'first',
  'best',
  'worst',
  'highest',
  'lowest',
  'which',
  'leading',
])

const ORDINAL = /^(second|third|fourth|fifth)$/i
const SUPERLATIVE = /^(most|least|highest|lowest|best|worst|\w{3,}est)$/i

/** `The second highest`, `third worst`: one place of an order, counted from its end. */
export function isNthAt(tokens: readonly Token[], at: number): boolean {
  const isOrdinal = tokens[at]?.isOrdinal === true || ORDINAL.test(tokens[at]?.said ?? '')
  return isOrdinal && SUPERLATIVE.test(tokens[at + 1]?.said ?? '')
}

/**
 * How many places a ranking should name, and where that is said: `top 5`, `three states`, `top 5 and bottom 5`; `isNth`: that place
 * alone, counted from the end, `the second highest`.
 */
export function countOf(tokens: readonly Token[], cues: ReadonlySet<Cue>, named: ReadonlySet<number>) {
  const taken = new Set<number>()
  const isRanking = RANKING.some((cue) => cues.has(cue))
  if (!isRanking) return { count: null, isNth: false, taken }
  let count: number | null = null
  let isNth = false
  for (const [at, { word, said }] of tokens.entries()) {
    // `The top 10%` is no number of places.
    const isShare = tokens[at]?.isPercent || tokens[at + 1]?.word === 'percent'
    if (!/^\d{1,2}$/.test(word) || named.has(at) || isShare) continue
    const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? '']
    const isOrdinal = isNthAt(tokens, at)
    const isOfEnd = SUPERLATIVE.test(tokens[at + 1]?.said ?? '')
    if (!COUNTED.has(next) && !COUNTING.has(before) && !isOrdinal && !isOfEnd) continue
    // `Best first` says the order.
    if (/^first$/i.test(said) && ENDS.has(before)) continue
    const own = Math.max(1, Number(word))
    if (count !== null && own !== count) continue
    taken.add(at)
    count = own
    isNth = isOrdinal
  }
  return { count, isNth, taken }
}

const PLURALS: Readonly<Record<string, number>> = { states: 5, lgas: 5, districts: 5, zones: 3 }
const OF_PLURAL = /^(?:which|what|wetin|top|bottom|best|worst|highest|lowest|leading|the)$/i

/** How many places `which states have the most`, `the worst states` ask for, which name no number; null for one of them. */
export function severalOf(tokens: readonly Token[], cues: ReadonlySet<Cue>): number | null {
  const ends = [...ENDS].filter((end) => cues.has(end as Cue))
  if (ends.length !== 1) return null
  const at = tokens.findIndex(({ said }) => said.toLowerCase() in PLURALS)
  const [before, next] = [tokens[at - 1]?.said ?? '', tokens[at + 1]?.said ?? '']
  // `Of the states, which is worst`, `the highest of the states`: one of them.
  const isOne = /^the$/i.test(before) && !/^(?:with|where|that|having|wey)$/i.test(next)
  return at < 0 || isOne || !OF_PLURAL.test(before)
    ? null
    : (PLURALS[tokens[at]?.said.toLowerCase() ?? ''] ?? null)
}

const LEVEL_CUES: readonly (readonly [Cue, Level])[] = [
  ['lga', 4],
  ['zone', 2],
  ['state', 3],
]
const ASKS_LEVEL: ReadonlySet<string> = new Set([
  'which',
  'wey',
  'what',
  'any',
  'no',
  'each',
  'every',
  'by',
  'per',
  'all',
  'the',
  'of',
  'a',
  'in',
  'for',
  'across',
  'three',
  'best',
  'worst',
  'between',
  'among',
])

/** Words after a level that make it the level of figures: `state figures`, `LGA data`. */
const OF_FIGURES = /^(?:figures?|data|estimates?)$/i

/** The level of the places asked about; a word that only says the kind of a place does not ask. */
export function levelOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  { markers, isRanking }: { readonly markers: ReadonlySet<number>; readonly isRanking: boolean },
): Level | null {
  // `The northern states` is an area and the level of its places.
  const isOfStates = spans.some(
    ({ start, count, meanings }) =>
      meanings.some(({ kind }) => kind === 'area') && /^states$/i.test(tokens[start + count - 1]?.said ?? ''),
  )
  if (isOfStates) return 3
  // `Senatorial districts`, `senatorial zones`, `by senatorial district`.
  const isOfDistricts = ({ word }: Token, at: number) =>
    word === 'senatorial' &&
    (/s$/i.test(tokens[at + 1]?.said ?? '') ||
      /^(by|per|each|every|which|what)$/.test(tokens[at - 1]?.word ?? ''))
  if (tokens.some(isOfDistricts)) return 5
  for (const [cue, level] of LEVEL_CUES) {
    const asks = spans.some(({ start, count, meanings }) => {
      if (!meanings.some((one) => one.kind === 'cue' && one.cue === cue)) return false
      if (markers.has(start)) return false
      const last = tokens[start + count - 1]
      const before = tokens[start - 1]?.word ?? ''
      const isMany = /s$/i.test(last?.said ?? '')
      const isOfFigures = OF_FIGURES.test(tokens[start + count]?.said ?? '')
      return (
        isRanking ||
        isMany ||
        isOfFigures ||
        count > 1 ||
        start === 0 ||
        ASKS_LEVEL.has(before) ||
        /^\d+$/.test(before)
      )
    })
    if (asks) return level
  }
  return null
}

/** `Where in Kano is it highest`: in which of its LGAs. */
export function levelInside(
  tokens: readonly Token[],
  places: readonly number[],
  { locations }: ReferenceData,
): Level | null {
  const isWhereIn = tokens.some(
    ({ word }, at) => word === 'where' && /^(in|within|inside)$/.test(tokens[at + 1]?.word ?? ''),
  )
  const isOfStates = places.length > 0 && places.every((id) => locations.get(id)?.level === 3)
  return isWhereIn && isOfStates ? 4 : null
}

/** Numbers that only count all places of a level: `the six zones`, `all 36 states`. */
export function allOfLevel(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? ''
    const isAll =
      (word === '6' && /^(zone|geopolitical|region)$/.test(next)) ||
      (/^3[67]$/.test(word) && next === 'state') ||
      (word === '774' && /^(lga|local)$/.test(next))
    return isAll ? [at] : []
  })
}
