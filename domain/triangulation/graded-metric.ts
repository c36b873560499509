import { mean } from '#domain/statistics/moments.ts'
import { type Grade, gradeOf, SCALES } from './grade.ts'

/** One metric of one source: the grade, what it was made of, and the evidence that only this metric has. */
export interface GradedMetric<Evidence> {
  readonly score: Grade
  readonly scale: (typeof SCALES)[number]
  readonly description: { readonly short: string; readonly long: string }
  /** Mean over the indicators, 0 to 1; null when the metric is not available. */
  readonly m: number | null
  readonly n_indicators: number
  readonly low_evidence: boolean
  readonly caveats: readonly string[]
  readonly evidence: Evidence
}

/** Fewer pairs than this are few. Source: methods §1.3. */
const FEW_PAIRS = 3

/** What a grade is made from: the measures of the indicators, and the sentence for them. */
export interface MetricMeasures<Evidence> {
  readonly measures: readonly (number | null)[]
  /** Says what was measured; `null` when nothing could be. */
  readonly says: (m: number) => string
  /** Why there is no measure. */
  readonly otherwise: string
  readonly nPairs: number
  readonly evidence: Evidence
  readonly caveats?: readonly string[]
}

/** The grade of the mean of the measures that exist. Source: methods §1.2 and §1.3. */
export function gradedMetric<Evidence>(given: MetricMeasures<Evidence>): GradedMetric<Evidence> {
  const known = given.measures.filter((measure) => measure !== null)
  const m = known.length === 0 ? null : mean(known)
  const score = gradeOf(m)
  const scale = SCALES[score]
  const long = m === null ? given.otherwise : `${given.says(m)} Grade ${score} of 5, ${scale}.`
  return {
    score,
    scale,
    description: { short: scale, long },
    m,
    n_indicators: known.length,
    low_evidence: isLow(given.nPairs),
    caveats: known.length > 1 ? [...(given.caveats ?? []), MEAN_OF_MANY] : (given.caveats ?? []),
    evidence: given.evidence,
  }
}

const MEAN_OF_MANY = 'the mean over several indicators, each of which counts the same'

/** True for so few pairs of figures that a grade says little. */
export function isLow(nPairs: number): boolean {
  return nPairs < FEW_PAIRS
}

/** A measure in a sentence: `0.59`. */
export function measureWords(m: number): string {
  return m.toFixed(2)
}

/** `1 pair of figures`, `7 pairs of figures`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`
}

/** Mean of the numbers that exist; null without any. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : mean(known)
}
