import { NATION as NATION_ID } from '#domain/location/location.ts'
import type { BesidePlace } from './frame.ts'
import { comparatorBefore } from './read-limit.ts'
import type { Token } from './tokens.ts'

export interface ReadBesidePlace {
  readonly beside: BesidePlace
  /** The words that say it. */
  readonly taken: ReadonlySet<number>
}

/** The figure of the nation, after the word that compares: `the national average`, `Nigeria as a whole`. */
const NATION =
  /^(?:the )?(?:(?:national|nationwide|nigerian|countrywide|federal) (?:average|mean|figure|rate|level|value|one|number|prevalence|coverage|percentage|share)|(?:average|figure|rate|level|value) (?:for|of|in) (?:the )?(?:nation|country|nigeria)(?: as a whole)?|(?:nation|country|nigeria)s (?:own )?(?:average|mean|figure|rate|level|value|one)|(?:nation|country|nigeria)(?: as a whole)?|(?:nation|country|nigeria)s)(?= |$)/
/** What follows where the nation is no figure: `above the national target`. */
const OTHER =
  /^ (?:target|goal|objective|benchmark|plan|policy|capital|median|president|or|and|figures? of)\b/
/** Words that say how far, or that deny: they are followed by nothing. */
const FAR =
  /^(?:far|well|way|much|slightly|significantly|clearly|just|barely|points?|percent|times|twice|half|double|marginally|considerably|substantially|somewhat|long|little|statistically|almost|nearly|always|consistently|still|once|previously|formerly|now|newly|recently|not|never|neither|nor|or|either)$/i

const PLACES = /^(?:states|lgas|zones|regions|places|areas)$/i
const ONE_OF = /^(?:which|what|any|how|every)$/i

const COURSES: Readonly<Record<string, BesidePlace['side']>> = {
  'better than': 'better',
  'worse than': 'worse',
  'ahead of': 'better',
  behind: 'worse',
  outperform: 'better',
  beat: 'better',
}

/**
 * Places held against the nation: `states below the national average`. Null where one place is, which is a comparison of two, or
 * where words say more than the side.
 */
export function readBesideNation(tokens: readonly Token[]): ReadBesidePlace | null {
  if (!asksPlaces(tokens)) return null
  for (const at of tokens.keys()) {
    const rest = tokens
      .slice(at, at + 8)
      .map(({ said }) => said.toLowerCase())
      .join(' ')
    const [nation] = NATION.exec(rest) ?? []
    if (nation === undefined || OTHER.test(rest.slice(nation.length))) continue
    const compared = comparedBefore(tokens, at)
    if (!compared) continue
    const count = at + nation.split(' ').length - compared.last
    return {
      beside: { ...compared.beside, place: NATION_ID },
      taken: new Set(Array.from({ length: count }, (_, index) => compared.last + index)),
    }
  }
  return null
}

/** True where words ask for places: `which state`, `states that`. */
export function asksPlaces(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ said, word }, at) =>
      PLACES.test(said) ||
      /^(?:where|who)$/i.test(at === 0 ? said : '') ||
      (/^(?:state|lga|zone)$/.test(word) && ONE_OF.test(tokens[at - 1]?.said ?? '')),
  )
}

interface Compared {
  readonly beside: Omit<BesidePlace, 'place'>
  /** From here on the words say it, up to what is compared with. */
  readonly last: number
  /** Words before that say it, too. */
  readonly taken: readonly number[]
}

/** The words that compare, right before what is compared with; null for none, and where they say how far, or deny. */
export function comparedBefore(tokens: readonly Token[], at: number): Compared | null {
  const found = comparison(tokens, at)
  return found && !FAR.test(tokens[found.last - 1]?.said ?? '') ? found : null
}

function comparison(tokens: readonly Token[], at: number): Compared | null {
  const limit = comparatorBefore(tokens, at)
  // `Caught up to the national mean`.
  if (limit && !/^(up|past|top|hit)$/.test(limit.comparator.words[0] ?? '')) {
    const { side, isInclusive = false } = limit.comparator
    return { beside: { side, isInclusive }, last: Math.min(...limit.places), taken: [] }
  }
  for (const count of [2, 1]) {
    const words = tokens.slice(Math.max(0, at - count), at).map(({ word }) => word)
    const course = words.join(' ')
    const side = Object.hasOwn(COURSES, course) ? COURSES[course] : undefined
    if (side !== undefined) return { beside: { side, isInclusive: false }, last: at - count, taken: [] }
  }
  return null
}
