import type { DataSource } from '#domain/data-source/data-source.ts'
import { mean } from '#domain/statistics/moments.ts'
import type { Insufficient, Invalid } from '#domain/statistics/outcome.ts'
import { quotient } from '#domain/statistics/quotient.ts'
import { type Agreement, agreement } from './agreement.ts'
import type { ComparedPair } from './figure-pairs.ts'
import { shownName, type TriangulationQuestion } from './question.ts'

/** How well one comparison agrees with the primary. */
export interface PairAgreement {
  readonly comparison: number
  readonly name: string
  readonly statistics: Agreement | Insufficient | Invalid
}

/** WHO: routine divided by survey outside these is flagged. Source: methods §1.7. */
const CONSISTENT = { least: 0.67, most: 1.33 }

/** Agreement of each comparison with the primary on the pairs of one indicator. Source: methods §1.7. */
export function pairAgreements(
  question: TriangulationQuestion,
  pairs: readonly ComparedPair[],
): PairAgreement[] {
  return question.comparisons.map((source) => {
    const own = pairs.filter(({ comparison }) => comparison === source.id)
    const primary = own.map(({ a }) => a.value)
    const comparison = own.map(({ b }) => b.value)
    const found = agreement({ primary, comparison })
    const statistics =
      found.status === 'ok'
        ? { ...found, external_consistency: externalRatio(question.primary, source, primary, comparison) }
        : found
    return { comparison: source.id, name: shownName(source), statistics }
  })
}

/** Routine divided by survey; null unless one of them is routine and the other a survey. */
function externalRatio(
  a: DataSource,
  b: DataSource,
  ofA: readonly number[],
  ofB: readonly number[],
): { readonly ratio: number; readonly flagged: boolean } | null {
  const [isA, isB] = [a.classification === 'Routine', b.classification === 'Routine']
  const isPair = isA ? b.classification === 'Survey' : isB && a.classification === 'Survey'
  if (!isPair) return null
  const [routine, survey] = isA ? [ofA, ofB] : [ofB, ofA]
  const ratio = quotient(mean(routine), mean(survey))
  if (ratio === null) return null
  return { ratio, flagged: ratio < CONSISTENT.least || ratio > CONSISTENT.most }
}
