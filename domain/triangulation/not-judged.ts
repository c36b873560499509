import { type Message, message } from '#domain/message/message.ts'
import type { ComplementarityMetric, ConsistencyMetric } from './metrics.ts'
import type { JudgedIndicator } from './judged-indicator.ts'
import type { PairAgreement } from './pair-agreement.ts'
import type { PairRow } from './pair-rows.ts'
import { chosenSources, shownName, type TriangulationQuestion } from './question.ts'
import { sourceKind } from './source-kind.ts'

/** Something that could not be judged, and why. `why` is a whole sentence. */
export interface NotJudged {
  readonly what: Message
  readonly why: Message
}

/** A metric without a grade. */
export interface MissingMetric {
  readonly source: string
  readonly metric: ConsistencyMetric | ComplementarityMetric
  readonly why: Message
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
      what: message('triangulation.metric-of', {
        metric: message('triangulation.metric', { metric }),
        source,
      }),
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
    const why = message('triangulation.no-common-unit')
    return [{ what: message('triangulation.agreement-numbers'), why }]
  }
  return agreement.flatMap(({ name, statistics }) => {
    if (statistics.status !== 'insufficient') return []
    const { n, n_required } = statistics
    const why = message('triangulation.pairs-needed', { required: `${n_required}`, held: `${n}` })
    return [{ what: message('triangulation.agreement-with', { source: name }), why }]
  })
}

function untested(rows: readonly PairRow[]): NotJudged[] {
  const open = rows.filter(({ significant }) => significant === null).length
  if (open === 0) return []
  const what = message('triangulation.beyond-chance', { open: `${open}`, all: `${rows.length}` })
  return [{ what, why: message('triangulation.needs-intervals') }]
}

function incompleteYears(judged: readonly JudgedIndicator[]): NotJudged[] {
  const years = judged.reduce((sum, { incomplete }) => sum + incomplete, 0)
  if (years === 0) return []
  const why = message('triangulation.incomplete-years')
  return [{ what: message('triangulation.years-of-source', { count: years }), why }]
}

function unknownOrigins(question: TriangulationQuestion): NotJudged[] {
  return chosenSources(question)
    .filter((source) => source.classification === 'Estimate' && source.derivedFrom.length === 0)
    .map((source) => ({
      what: message('triangulation.independence', { source: shownName(source) }),
      why: message('triangulation.origins-unknown'),
    }))
}

function reporting(question: TriangulationQuestion): NotJudged[] {
  return chosenSources(question)
    .filter((source) => ['routine', 'programme'].includes(sourceKind(source)))
    .map((source) => ({
      what: message('triangulation.reports-behind', { source: shownName(source) }),
      why: message('triangulation.reports-not-held'),
    }))
}
