import type { Lexicon } from './lexicon.ts'
import type { PartOfSpeech } from './parts-of-speech.ts'
import type { Span } from './spans.ts'
import type { Token } from './tokens.ts'
import { plainWords } from './words.ts'

export interface ToldInput {
  readonly tokens: readonly Token[]
  readonly spans: readonly Span[]
  readonly lexicon: Lexicon
  /** The indicator that was found; 0 where the question goes on with that of the one before. */
  readonly indicator: number
  /** The words that it was found by. */
  readonly named: ReadonlySet<number>
  /** Words that times, limits, counts and kinds of places account for. */
  readonly used: ReadonlySet<number>
}

export interface Told extends ToldInput {
  readonly parts: readonly PartOfSpeech[]
  /** Positions of words of names and phrases. */
  readonly spanned: ReadonlySet<number>
}

/** What figures are measured in beside shares and counts, by the words that ask for it. */
const UNITS: readonly RegExp[] = [
  /^(cost|costs|costing|price|prices|priced|fee|fees|naira|dollar|dollars|budget|budgets|salary|salaries|wage|wages|afford|affordable|expensive|cheap|cheaper|charge|charged|charges)$/i,
  /^(km|kilomet(?:re|er)s?|miles?|distance|distances)$/i,
  /^(hours?|minutes?|duration)$/i,
  /^(kg|kilograms?|kilos?|grams?)$/i,
]

/** `What percentage of deaths are children`: a share of deaths or cases, where the indicator is of something else. */
export function isOtherWhole(at: number, { tokens, lexicon, indicator }: Told): boolean {
  if (!/^(deaths|cases|infections)$/i.test(tokens[at]?.said ?? '')) return false
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word)
  const isShare = before.some((word) => /^(percent|percentage|share|proportion|fraction)$/.test(word))
  return isShare && before.includes('of') && lexicon.reference.indicators.get(indicator)?.factor !== 2
}

/** `Babies who die`, of a figure of all children under five; `mothers who died`, of one of children. */
export function isOtherAge(at: number, { tokens, lexicon, indicator }: Told): boolean {
  const said = tokens[at]?.said ?? ''
  const name = lexicon.reference.indicators.get(indicator)?.fullName ?? ''
  if (/^(mothers?|women|woman|men|man|adults?|fathers?)$/i.test(said))
    return /mortality|deaths?\b/i.test(name) && /under.?(5|five)|infant|neonatal|child/i.test(name)
  if (!/^(baby|babies|infants?|newborns?)$/i.test(said)) return false
  return (
    /mortality|deaths?\b/i.test(name) &&
    !/infant|neonatal|newborn|perinatal|stillb|maternal|cause/i.test(name)
  )
}

/** `How much would it cost to vaccinate`: another unit than that of the indicator. */
export function isOtherUnit(at: number, { tokens, named, spanned, lexicon, indicator }: Told): boolean {
  const said = tokens[at]?.said ?? ''
  const unit = UNITS.find((words) => words.test(said))
  if (!unit || named.has(at) || spanned.has(at)) return false
  const about = lexicon.reference.indicators.get(indicator)
  const own = plainWords(`${about?.fullName} ${about?.shortName} ${about?.definition}`)
  const isMoney = unit === UNITS[0] && own.some((word) => MONEY.test(word))
  return !isMoney && !own.some((word) => unit.test(word))
}

const MONEY = /^(us|usd|ppp|spending|expenditure|expense|income|gdp|poverty|health)$/

/** `Per doctor`: a ratio to something that is no unit of a figure. */
export function isRatio(at: number, { tokens, spanned, named, lexicon, indicator }: Told): boolean {
  const next = tokens[at + 1]?.word ?? ''
  const about = lexicon.reference.indicators.get(indicator)
  // `Nets per person`, of a share of people.
  const isOfShare = about?.factor === 2 && !/\bper\b/i.test(`${about.shortName} ${about.fullName}`)
  if (tokens[at]?.word === 'per' && isOfShare && HEADS.test(next) && named.has(at - 1)) return true
  return (
    tokens[at]?.word === 'per' && !spanned.has(at) && !named.has(at) && named.has(at + 1) && !PER.test(next)
  )
}

const HEADS = /^(person|people|head|capita|household|child|woman|family|room|bed)$/

const PER =
  /^(cent|\d+|year|month|week|day|capita|person|people|head|woman|adult|household|child|birth|state|lga|zone|thousand|million|hundred|population)$/
