import { studyPeriods } from '#domain/correlation-study/study-period.ts'
import { cited } from '#domain/message/value.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { type CorrelatedInput, correlationQuestion } from './question.ts'

const MOST_CHOICES = 6

/** The empty figure of indicators without any pair, with the periods in which several of them have figures. */
export function nothingCorrelated(input: CorrelatedInput): EmptyFigure {
  const question = correlationQuestion(input)
  const [first] = question.sources
  const source = first === undefined || first === 0 ? null : byId(input.reference.sources, first)
  const offered = source && question.over === 'states' ? studyPeriods(question) : []
  return {
    text: input.language.text(EMPTY),
    alternatives: offered
      .filter(({ indicators }) => indicators > 1)
      .slice(0, MOST_CHOICES)
      .map(({ period }) => ({
        label: source ? input.language.text(cited(source, period)) : '',
        period: isoPeriod(period),
        ...(source && { source: source.id }),
      })),
  }
}
