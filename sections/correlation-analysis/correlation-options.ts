import { CORRELATED } from '#charts/kind/shared-options.ts'
import { hasFigures } from '#domain/choice/coverage.ts'
import type { CorrelationQuestion } from '#domain/correlation-study/question.ts'
import { studyPeriods } from '#domain/correlation-study/study-period.ts'
import { message, type Value } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import type { CorrelationState } from './state.ts'
import { canBePaired, type CorrelationOffer } from './correlation-choice.ts'
import { indicatorOptions, type Option, periodList, sourceList } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the entry that leaves a choice to the data; ids and periods are never empty. */
export const BY_DATA = ''

/** The name of a coefficient; null: each pair takes the one that its figures suit. */
export function methodName(method: CorrelationMethod | null): Value {
  return method === null
    ? message('correlation-section.automatic')
    : message('correlation-section.method', { method })
}

/** Indicators of the dashboard; those without figures in the source say so, chosen ones can still be taken away. */
export function correlationIndicatorOptions(
  offer: CorrelationOffer,
  { source, over }: { readonly source: number | null; readonly over: CorrelationState['over'] },
): Option[] {
  const { reference, coverage, indicators } = offer
  const has = (id: number) => hasFigures(coverage, id)
  if (source === null) return indicatorOptions(indicators, reference, has)
  const from = { source: sourceName(byId(reference.sources, source)) }
  const reason =
    over === 'states'
      ? message('correlation-section.not-by-state', from)
      : message('correlation-section.not-published', from)
  return indicatorOptions(indicators, reference, has, (id) =>
    canBePaired(id, source, over, coverage) ? {} : { reason },
  )
}

/** Sources by class, each with how many of the dashboard's indicators it can pair; two are needed. */
export function correlationSourceOptions(
  offer: CorrelationOffer,
  over: CorrelationState['over'],
  chosen: readonly number[],
): Option[] {
  const { reference, coverage, indicators, sources } = offer
  const having = (source: number, among: readonly number[]) =>
    among.filter((id) => canBePaired(id, source, over, coverage)).length
  const offered = sources.filter((id) => reference.sources.get(id)?.hasData)
  return sourceList(offered, reference, (id) => ({
    hint: message('correlation-section.of-chosen', { count: having(id, chosen), all: chosen.length }),
    reason: having(id, indicators) > 1 ? null : message('correlation-section.too-few-source', { over }),
  }))
}

/** Periods with figures by state, newest first, with how many of the indicators have them. */
export function correlationPeriodOptions(question: CorrelationQuestion): Option[] {
  const source = question.reference.sources.get(question.sources[0] ?? 0)
  const counts = new Map(studyPeriods(question).map(({ period, indicators }) => [period, indicators]))
  return periodList(counts.keys(), source, (period) => ({
    hint: message('correlation-section.of', {
      count: counts.get(period) ?? 0,
      all: question.indicators.length,
    }),
  }))
}

/** The coefficients; without a choice each pair takes the one that its figures suit. */
export function methodOptions(): Option[] {
  return [
    plainOption(BY_DATA, methodName(null), { hint: message('correlation-section.automatic-hint') }),
    ...CORRELATED.method.offer.forms.map(([method, name]) =>
      plainOption(method, name, { hint: message('correlation-section.suits', { method }) }),
    ),
  ]
}
