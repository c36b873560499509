import { sizeWords } from './size-words.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { roundShown } from '#domain/number/format.ts'
import { valueInWords } from '#domain/narrative/stated-figure.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { comparedSides, type WhyQuestion } from './compared-sides.ts'
import { completeness, rounding, samplingError, timing } from './counted-reasons.ts'
import { describedReasons } from './described-reasons.ts'
import { type ComparedSides, type JudgedReason, REASONS, type Side } from './reason.ts'

/** Two figures side by side with every reason why they may differ. Values in the unit of the indicator. */
export interface WhyTheyDiffer {
  readonly status: 'ok'
  readonly n: 2
  readonly sides: ComparedSides
  /** b − a, of the figures as shown. */
  readonly difference: number
  /** In percent of a; null when a is 0. */
  readonly relative_pct: number | null
  /** The difference in one sentence; says of neither that it is right. */
  readonly sentence: string
  readonly reasons: readonly JudgedReason[]
  /** What sampling, timing and rounding together leave, at or above zero. */
  readonly unexplained: number
  /** What may stand behind the rest, in one sentence. */
  readonly rest: string
}

/**
 * Every possible reason for the difference of two sources, with a verdict as far as descriptions and figures tell, and what
 * remains. `insufficient` when one of them has no figure. Throws a RangeError for unknown ids. Source: methods §7.2, §2.5.
 */
export function whyTheyDiffer(question: WhyQuestion): WhyTheyDiffer | Insufficient {
  const sides = comparedSides(question)
  if (sides === null) return insufficient(0, 2, 'no_figures_to_compare')
  const { a, b, indicator } = sides
  const difference = roundShown(
    roundShown(b.point.value, indicator) - roundShown(a.point.value, indicator),
    indicator,
  )
  const found = [
    ...describedReasons(sides),
    timing(sides),
    samplingError(sides),
    completeness(sides),
    rounding(sides),
  ]
  const reasons = found.toSorted((x, y) => REASONS.indexOf(x.reason) - REASONS.indexOf(y.reason))
  const unexplained = unexplainedBy(reasons, Math.abs(difference))
  return {
    status: 'ok',
    n: 2,
    sides,
    difference,
    relative_pct: a.point.value === 0 ? null : (100 * difference) / a.point.value,
    sentence: sentenceOf(sides, difference),
    reasons,
    unexplained,
    rest: restWords(reasons, unexplained, sides),
  }
}

function unexplainedBy(reasons: readonly JudgedReason[], difference: number): number {
  const counted = reasons.reduce((sum, { size }) => sum + (size ?? 0), 0)
  const isSampling = reasons.some(
    ({ reason, verdict }) => reason === 'sampling_error' && verdict === 'explains',
  )
  return isSampling ? 0 : Math.max(0, difference - counted)
}

function sentenceOf({ a, b, indicator }: ComparedSides, difference: number): string {
  const said = ({ source, point }: Side) =>
    `${sourceAndPeriod(source, point)} says ${valueInWords(point.value, indicator)}`
  const apart = difference === 0 ? 'the same figure' : `${sizeWords(difference, indicator)} apart`
  return `${said(a)}, ${said(b)}: ${apart}.`
}

function restWords(
  reasons: readonly JudgedReason[],
  unexplained: number,
  { indicator }: ComparedSides,
): string {
  if (roundShown(unexplained, indicator) === 0) return 'What can be counted leaves nothing unexplained.'
  const size = sizeWords(unexplained, indicator)
  const open = reasons.filter(({ verdict, size: counted }) => verdict === 'may_explain' && counted === null)
  const names = open.map(({ reason }) => REASON_WORDS[reason])
  if (names.length === 0) return `${size} stay unexplained.`
  return `Sampling, timing and rounding leave ${size} unexplained. What may stand behind it, but cannot be counted: ${names.join(', ')}.`
}

/** A reason inside a sentence. */
export const REASON_WORDS: Readonly<Record<JudgedReason['reason'], string>> = {
  same_interviews: 'tabulation of the same interviews',
  definition: 'definition',
  denominator: 'denominator',
  age_group: 'age group',
  recall_period: 'recall period',
  timing: 'timing',
  sampling_error: 'sampling error',
  completeness: 'completeness of reports',
  rounding: 'rounding',
  method: 'method',
}
