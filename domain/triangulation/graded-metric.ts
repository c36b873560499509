import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal } from '#domain/message/value.ts'
import { mean } from '#domain/statistics/moments.ts'
import { type Scale, SCALES } from './answer-words.ts'
import { type Grade, gradeOf, scaleName } from './grade.ts'

/** One metric of one source: the grade, its inputs, and the evidence that only this metric has. */
export interface GradedMetric<Evidence> {
  readonly score: Grade
  readonly scale: Scale
  readonly description: { readonly short: Message; readonly long: Message }
  /** Mean over the indicators, 0 to 1; null when the metric is not available. */
  readonly m: number | null
  readonly n_indicators: number
  readonly low_evidence: boolean
  readonly caveats: readonly Message[]
  readonly evidence: Evidence
}

/** Fewer pairs than this are few. Source: methods §1.3. */
const FEW_PAIRS = 3

/** The basis of a grade: the measures of the indicators, and the sentence for them. */
export interface MetricMeasures<Evidence> {
  readonly measures: readonly (number | null)[]
  /** The measure in words; `null` when there is none. */
  readonly says: (m: number) => Message
  /** Why there is no measure; a sentence that begins small. */
  readonly otherwise: Message
  readonly nPairs: number
  readonly evidence: Evidence
  readonly caveats?: readonly Message[]
}

/** The grade of the mean of the measures that exist. Source: methods §1.2 and §1.3. */
export function gradedMetric<Evidence>(given: MetricMeasures<Evidence>): GradedMetric<Evidence> {
  const known = given.measures.filter((measure) => measure !== null)
  const m = known.length === 0 ? null : mean(known)
  const score = gradeOf(m)
  const scale = SCALES[score]
  const short = scaleName(scale)
  const long =
    m === null
      ? message('triangulation.not-available', { why: given.otherwise })
      : message('triangulation.graded', { said: given.says(m), grade: `${score}`, scale: short })
  return {
    score,
    scale,
    description: { short, long },
    m,
    n_indicators: known.length,
    low_evidence: isLow(given.nPairs),
    caveats:
      known.length > 1
        ? [...(given.caveats ?? []), message('triangulation.mean-of-many')]
        : (given.caveats ?? []),
    evidence: given.evidence,
  }
}

/** Why a metric has no grade, as a sentence of its own; null for one that has a grade. */
export function whyMissing({ m, description }: GradedMetric<unknown>): Message | null {
  const { why } = description.long.values
  return m !== null || why === undefined || typeof why === 'number'
    ? null
    : message('triangulation.why', { why })
}

/** True for so few pairs of figures that a grade says little. */
export function isLow(nPairs: number): boolean {
  return nPairs < FEW_PAIRS
}

/** A measure in a sentence: `0.59`. */
export function measureWords(m: number): Value {
  return decimal(Number(m.toFixed(2)), 2)
}

/** `1 pair of figures`, `7 pairs of figures`. */
export function pairsOfFigures(count: number): Message {
  return message('triangulation.pairs', { count })
}

/** Mean of the numbers that exist; null without any. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : mean(known)
}
