import { counted } from './graded-metric.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import type { PairAgreement } from './pair-agreement.ts'
import type { PairRow } from './pair-rows.ts'
import { chosenSources, shownName, type TriangulationQuestion } from './question.ts'
import { sourceKind } from './source-kind.ts'

/** Something that could not be judged, and why. `why` is a whole sentence. */
export interface NotJudged {
  readonly what: string
  readonly why: string
}

/** A metric without a grade. */
interface MissingMetric {
  readonly source: string
  readonly metric: string
  readonly why: string
}

/** Everything that a reader might take for judged and is not, in the order of the page. */
export function notJudged(
  question: TriangulationQuestion,
  judged: readonly JudgedIndicator[],
  missing: readonly MissingMetric[],
  agreement: readonly PairAgreement[],
  rows: readonly PairRow[],
): NotJudged[] {
  return [
    ...missing.map(({ source, metric, why }) => ({
      what: `${metric.replaceAll('_', ' ')} of ${source}`,
      why,
    })),
    ...agreementGaps(question, agreement),
    ...untested(rows),
    ...incompleteYears(judged),
    ...unknownOrigins(question),
    ...reporting(question),
  ]
}

function agreementGaps(question: TriangulationQuestion, agreement: readonly PairAgreement[]): NotJudged[] {
  if (!question.indicator) {
    const why = 'Differences of several indicators have no common unit: choose one indicator.'
    return [{ what: 'mean difference, limits of agreement and concordance', why }]
  }
  return agreement.flatMap(({ name, statistics }) => {
    if (statistics.status !== 'insufficient') return []
    const why = `They need ${statistics.n_required} pairs of figures; there are ${statistics.n}.`
    return [{ what: `mean difference and limits of agreement with ${name}`, why }]
  })
}

function untested(rows: readonly PairRow[]): NotJudged[] {
  const open = rows.filter(({ significant }) => significant === null).length
  if (open === 0) return []
  const why =
    'A test needs an interval of both figures, and a count of the routine system is no sample that could be tested.'
  return [{ what: `whether ${open} of the ${rows.length} pairs shown differ beyond chance`, why }]
}

function incompleteYears(judged: readonly JudgedIndicator[]): NotJudged[] {
  const years = judged.reduce((sum, { incomplete }) => sum + incomplete, 0)
  if (years === 0) return []
  const why = 'The period was not complete, or its weeks, months or quarters do not make up a year.'
  return [{ what: `${counted(years, 'year', 'years')} of a source and place`, why }]
}

function unknownOrigins(question: TriangulationQuestion): NotJudged[] {
  return chosenSources(question)
    .filter((source) => source.classification === 'Estimate' && source.derivedFrom.length === 0)
    .map((source) => ({
      what: `whether ${shownName(source)} is independent of the other sources`,
      why: 'An estimate is made from figures of others, and it is not recorded here from which.',
    }))
}

function reporting(question: TriangulationQuestion): NotJudged[] {
  return chosenSources(question)
    .filter((source) => ['routine', 'programme'].includes(sourceKind(source)))
    .map((source) => ({
      what: `completeness of the reports behind ${shownName(source)}`,
      why: 'The number of reports expected and received is not held.',
    }))
}
