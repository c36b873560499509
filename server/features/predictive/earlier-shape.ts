import { english } from '#languages/from-source.ts'
import type { Value } from '#domain/message/message.ts'
import type { ForecastResult, KnownValue } from '#domain/forecast/forecast.ts'

/** Reasons of refusals in sentences; others are sent as the word that they are. */
const SENTENCES: Readonly<Record<string, string>> = {
  too_few_values: 'There are too few figures for a forecast: at least 5 are needed.',
  no_figures: 'This source has no figure of the indicator at this place.',
  quarters: 'Quarterly figures are not forecast.',
  weeks_do_not_add_up: 'Weekly figures of this kind do not add up to months, so they are not forecast.',
  mixed_periods: 'The periods are of different kinds. Give only years or only months.',
  only_years_or_months: 'Only years and months are forecast.',
  too_wide: 'The figures vary so much that the 80% interval of a forecast would span more than tenfold.',
  values_out_of_range: 'The figures are too large to be forecast.',
}

/** A forecast in the lists of the earlier API; a refusal has the reason, the figures there are, and empty lists. */
export function earlierShape(
  result: ForecastResult,
  actual: readonly KnownValue[],
  remarks: readonly Value[] = [],
) {
  const warnings = remarks.map((remark) => english.text(remark))
  if (result.status !== 'ok') {
    const reason = SENTENCES[result.reason] ?? result.reason
    const n = result.status === 'insufficient' ? result.n : 0
    const empty = { Predicted: [], prediction: [], points: [], model: null, caveats: [] }
    return { method: 'forecast', status: result.status, n, reason, Actual: actual, ...empty, warnings }
  }
  const { n, status, Actual, Predicted, points, model, caveats } = result
  return {
    method: 'forecast',
    status,
    n,
    reason: null,
    Actual,
    Predicted,
    prediction: points.map(({ period, mean }) => [period, mean] as [string, number]),
    points,
    model,
    warnings: [...result.warnings, ...warnings],
    caveats: caveats.map((caveat) => english.text(caveat)),
  }
}
