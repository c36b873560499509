import type { GroupChoice } from '#domain/disaggregation/group-choice.ts'
import type { Category } from '#domain/disaggregation/group-filter.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { View, ViewOptions } from '#domain/view/view.ts'
import type { DisaggregationState } from './disaggregation-address.ts'

/** The figures of the section as views. */
export interface DisaggregationViews {
  readonly bars: View
  readonly overTime: View
  readonly states: View
  readonly pyramid: View
}

/** The view of each figure for a choice; `categories` are all of the dimension, of which one may be shown alone. */
export function disaggregationViews(
  choice: GroupChoice,
  categories: readonly Category[],
  { only, over, counts, outline }: Pick<DisaggregationState, 'only' | 'over' | 'counts' | 'outline'>,
): DisaggregationViews {
  const hidden = hiddenBeside(only, categories)
  const common: ViewOptions = { dimension: choice.dimension, ...(hidden.length > 0 && { hidden }) }
  const view = (kind: View['kind'], options: ViewOptions, periods = [isoPeriod(choice.period)]): View => ({
    kind,
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods,
    options,
  })
  const isWhole = choice.location === NATION
  return {
    bars: view('groups', { dimension: choice.dimension, shape: 'bars' }),
    overTime: view('groups', { ...common, shape: over }, []),
    states: view('groups', { ...common, shape: 'equiplot', compareBy: 'states' }),
    pyramid: view('pyramid', {
      ...(counts && { parts: true }),
      ...(outline && !counts && !isWhole && { reference: NATION }),
    }),
  }
}

/** Orders of all categories but the one shown alone; none when it is not among them. */
function hiddenBeside(only: number | null, categories: readonly Category[]): number[] {
  const isThere = categories.some(({ order }) => order === only)
  return isThere ? categories.flatMap(({ order }) => (order === only ? [] : [order])) : []
}
