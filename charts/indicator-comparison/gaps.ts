import { comparedPlaces } from '#domain/comparison/compared-places.ts'
import type { ComparedIndicator } from '#domain/comparison/compared-indicators.ts'
import { NATION } from '#domain/location/location.ts'
import type { GapRow } from '#charts/figure.ts'
import { yearsWithout } from '#charts/over-time/gaps.ts'
import { missingYearRows } from '#charts/over-time/missing-year-rows.ts'
import { unplacedRows } from '#charts/over-time/unplaced.ts'
import { gapRow, latestGapRow } from '#charts/words/gap-row.ts'
import type { ComparisonModel } from './model.ts'
import type { IndicatorComparisonInput } from './view.ts'

/** Holes of lines, places without a bar, and what the one source asked for has nothing of. */
export function comparisonGaps(model: ComparisonModel, input: IndicatorComparisonInput): GapRow[] {
  const { shown } = model.comparison
  const holes =
    model.question.by === 'period'
      ? [
          ...shown.flatMap((entry) => missingYearRows(entry, input, yearsWithout(entry, model))),
          ...unplacedRows(model.unplaced, input),
        ]
      : shown.flatMap((entry) => placesWithout(entry, model, input))
  return [...holes, ...notShown(model, input)]
}

function placesWithout(
  { points, whole, indicator, source }: ComparedIndicator,
  { question, comparison }: ComparisonModel,
  input: IndicatorComparisonInput,
): GapRow[] {
  const [first] = points
  if (!first) return []
  const present = new Set([...points, ...(whole ? [whole] : [])].map(({ location }) => location))
  const hasWhole = comparison.shown.some((entry) => entry.whole !== null)
  const places = comparedPlaces(question.reference, question.by).map(({ id }) => id)
  return [...(hasWhole ? [NATION] : []), ...places]
    .filter((place) => !present.has(place))
    .map((location) =>
      gapRow({ indicator: indicator.id, source: source.id, location, period: first.period }, input),
    )
}

/** Without a source asked for there is none to name a reason: the notes say that there are no figures. */
function notShown({ question, comparison }: ComparisonModel, input: IndicatorComparisonInput): GapRow[] {
  const { source, period, by } = question
  if (source === null || !question.reference.sources.has(source)) return []
  const places =
    by === 'period' ? [question.location] : comparedPlaces(question.reference, by).map(({ id }) => id)
  return comparison.missing.flatMap(({ id: indicator }) =>
    places.map((location) => {
      const key = { indicator, source, location }
      return by === 'period' || period === null ? latestGapRow(key, input) : gapRow({ ...key, period }, input)
    }),
  )
}
