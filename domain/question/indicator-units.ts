import type { Indicator } from '#domain/indicator/indicator.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Contents } from './contents.ts'
import type { Cue } from './question-words.ts'

type OfIndicator = (indicator: Indicator | undefined) => boolean

const SHARE = /^(share|percent|percentage|proportion)$/
const PERSON = /^(person|capita|head)$/
const PERCENT = 2

function says({ all }: Contents, words: RegExp): boolean {
  return all.some(({ word }) => words.test(word))
}

/** A prevalence is asked for. */
export function saysPrevalence(contents: Contents): boolean {
  return says(contents, /^prevalence$/)
}

/** Whether an indicator has the unit that the words say: a share, or an amount per person; null where they say none. */
export function unitSaid(contents: Contents): OfIndicator | null {
  if (says(contents, SHARE)) return isPercent
  return says(contents, /^per$/) && says(contents, PERSON) ? isPerPerson : null
}

/** An indicator is a share. */
export function isPercent(indicator: Indicator | undefined): boolean {
  return indicator?.factor === PERCENT
}

function isPerPerson(indicator: Indicator | undefined): boolean {
  return indicator !== undefined && /\bper (person|capita)\b/i.test(indicator.fullName)
}

/** An indicator is a number of people or things. */
export function isCounted(indicator: Indicator | undefined): boolean {
  return indicator !== undefined && figureUnit(indicator) === 'count'
}

const DENSITY = /\bper 10,000 population\b/

/** So many people or places per 10,000 inhabitants: no number of them. */
export function isDensity(indicator: Indicator | undefined): boolean {
  return indicator !== undefined && DENSITY.test(indicator.fullName)
}

/** Whether an indicator has the unit that the words name: per 1,000 and per 100,000 are no counts. */
export function fitsUnit(indicator: Indicator | undefined, cues: ReadonlySet<Cue>): boolean {
  if (!indicator) return false
  const isRate = cues.has('per_1000') || cues.has('per_100000')
  if (!isRate || indicator.factor === 1 || indicator.factor === 3) return true
  return indicator.factor === 4 && /\bper\b/.test(indicator.fullName)
}
