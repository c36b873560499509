import { citedFigure } from '#domain/observation/cited-figure.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { sizeWords } from './size-words.ts'
import { type Message, message } from '#domain/message/message.ts'
import { figure, listOf } from '#domain/message/value.ts'
import { roundShown } from '#domain/number/format.ts'
import { type Insufficient, insufficient } from '#domain/statistics/outcome.ts'
import { comparedSides, type WhyQuestion } from './compared-sides.ts'
import { completeness, rounding, samplingError, timing } from './counted-reasons.ts'
import { describedReasons } from './described-reasons.ts'
import { edition } from './edition-reason.ts'
import { type ComparedSides, type JudgedReason, type Reason, REASONS } from './reason.ts'

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
  readonly sentence: Message
  readonly reasons: readonly JudgedReason[]
  /**
   * The part that timing, editions, sampling and rounding together leave, at or above zero. It is wider than the difference where the
   * two lie further apart about one time than their figures do.
   */
  readonly unexplained: number
  /** The possible reasons for the rest, in one sentence. */
  readonly rest: Message
}

/**
 * Every possible reason for the difference of two sources, with a verdict as far as descriptions and figures
 * tell, and the rest. `insufficient` when one of them has no figure. Throws a RangeError for unknown ids.
 * Source: methods
 * 7.2,
 * 2.5.
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
    edition(sides),
    timing(sides),
    samplingError(sides),
    completeness(sides),
    rounding(sides),
  ]
  const reasons = found.toSorted((x, y) => REASONS.indexOf(x.reason) - REASONS.indexOf(y.reason))
  const unexplained = unexplainedBy(reasons, difference)
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
  const shift = reasons.reduce((sum, reason) => sum + (reason.shift ?? 0), 0)
  const margin = reasons.reduce((sum, reason) => sum + (reason.margin ?? 0), 0)
  return Math.max(0, Math.abs(difference - shift) - margin)
}

function sentenceOf({ a, b, indicator }: ComparedSides, difference: number): Message {
  const said = {
    first: citedFigure(a),
    firstFigure: figure(a.point.value, asPublished(a.point, indicator)),
    second: citedFigure(b),
    secondFigure: figure(b.point.value, asPublished(b.point, indicator)),
  }
  if (difference === 0) return message('why-differ.same', said)
  return message('why-differ.differ', { ...said, apart: sizeWords(difference, indicator) })
}

function restWords(
  reasons: readonly JudgedReason[],
  unexplained: number,
  { indicator }: ComparedSides,
): Message {
  if (roundShown(unexplained, indicator) === 0) return message('why-differ.nothing-left')
  const size = sizeWords(unexplained, indicator)
  const open = reasons.filter(({ verdict, size: counted }) => verdict === 'may_explain' && counted === null)
  if (open.length === 0) return message('why-differ.left', { size })
  const names = open.map(({ reason }) => reasonName(reason))
  return message('why-differ.left-with', { size, reasons: listOf(names, 'none') })
}

/** A reason inside a sentence. */
export function reasonName(reason: Reason): Message {
  return message('why-differ.reason', { reason })
}
