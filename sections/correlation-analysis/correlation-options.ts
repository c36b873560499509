import { CLASSIFICATIONS } from '#domain/data-source/data-source.ts'
import { type CorrelationQuestion, MOST_CORRELATED } from '#domain/correlation-study/question.ts'
import { studyPeriods } from '#domain/correlation-study/study-period.ts'
import { isoPeriod, periodLabel } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { CorrelationMethod } from '#domain/correlation-study/correlation-method.ts'
import type { CorrelationWanted } from './state.ts'
import { canBePaired, type CorrelationOffer } from './correlation-choice.ts'
import { indicatorOptions, type Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the entry that leaves a choice to the data; ids and periods are never empty. */
export const BY_DATA = ''

export const METHOD_NAMES: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'Pearson',
  spearman: 'Spearman',
  kendall: 'Kendall',
}

/** Indicators of the dashboard; those without figures in the source say so, chosen ones can still be taken away. */
export function correlationIndicatorOptions(
  offer: CorrelationOffer,
  { source, over }: { readonly source: number | null; readonly over: CorrelationWanted['over'] },
): Option[] {
  const { reference, coverage, indicators } = offer
  const options = indicatorOptions(indicators, reference, (id) => (coverage.get(id)?.size ?? 0) > 0)
  if (source === null) return options
  const { name } = known(reference.sources, source)
  const reason = over === 'states' ? `${name} has no figures by state` : `${name} does not publish it`
  return options.map((option) =>
    canBePaired(Number(option.value), source, over, coverage) ? option : { ...option, reason },
  )
}

/** Why no further indicator can be ticked. */
export const LIMIT_NOTE = `At most ${MOST_CORRELATED} indicators can be correlated; take one away to add another.`

/** Sources by class, each with how many of the dashboard's indicators it can pair; two are needed. */
export function correlationSourceOptions(
  offer: CorrelationOffer,
  over: CorrelationWanted['over'],
  chosen: readonly number[],
): Option[] {
  const { reference, coverage, indicators, sources } = offer
  const having = (source: number, among: readonly number[]) =>
    among.filter((id) => canBePaired(id, source, over, coverage)).length
  return sources
    .flatMap((id) => reference.sources.get(id) ?? [])
    .filter(({ hasData }) => hasData)
    .toSorted(
      (a, b) =>
        CLASSIFICATIONS.indexOf(a.classification) - CLASSIFICATIONS.indexOf(b.classification) ||
        Number(having(b.id, indicators) > 1) - Number(having(a.id, indicators) > 1) ||
        a.name.localeCompare(b.name),
    )
    .map(({ id, name, classification }) =>
      plainOption(String(id), name, {
        group: classification,
        classification,
        hint: `${having(id, chosen)} of ${chosen.length} chosen`,
        reason:
          having(id, indicators) > 1
            ? null
            : `Fewer than two indicators ${over === 'states' ? 'by state' : 'of this dashboard'}`,
      }),
    )
}

/** Periods with figures by state, newest first, with how many of the indicators have them. */
export function correlationPeriodOptions(question: CorrelationQuestion): Option[] {
  const labels = question.reference.sources.get(question.sources[0] ?? 0)?.periodLabels
  return studyPeriods(question).map(({ period, indicators }) =>
    plainOption(isoPeriod(period), periodLabel(period, labels), {
      hint: `${indicators} of ${question.indicators.length}`,
    }),
  )
}

/** The coefficients; without a choice each pair takes the one that its figures suit. */
export function methodOptions(): Option[] {
  return [
    plainOption(BY_DATA, 'Automatic', { hint: 'what each pair suits' }),
    plainOption('pearson', METHOD_NAMES.pearson, { hint: 'straight lines' }),
    plainOption('spearman', METHOD_NAMES.spearman, { hint: 'ranks' }),
    plainOption('kendall', METHOD_NAMES.kendall, { hint: 'order of pairs' }),
  ]
}
