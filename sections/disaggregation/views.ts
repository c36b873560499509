import type { GroupChoice } from '#domain/disaggregation/group-choice.ts'
import type { Category } from '#domain/disaggregation/group-filter.ts'
import { NATION } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { GroupsView } from '#charts/groups/view.ts'
import type { PyramidView } from '#charts/pyramid/view.ts'
import type { DisaggregationState } from './state.ts'

/** The figures of the section as views. */
export interface DisaggregationViews {
  readonly bars: GroupsView
  readonly overTime: GroupsView
  readonly states: GroupsView
  readonly dimensions: GroupsView
  readonly pyramid: PyramidView
}

/** The view of each figure for a choice; `categories` are all of the dimension, of which one may be shown alone. */
export function disaggregationViews(
  choice: GroupChoice,
  categories: readonly Category[],
  { only, over, counts, outline }: Pick<DisaggregationState, 'only' | 'over' | 'counts' | 'outline'>,
): DisaggregationViews {
  const hidden = hiddenBeside(only, categories)
  const common = { dimension: choice.dimension, ...(hidden.length > 0 && { hidden }) }
  const about = {
    indicators: [choice.indicator],
    sources: [choice.source],
    locations: [choice.location],
    periods: [isoPeriod(choice.period)],
  }
  const groups = (options: GroupsView['options']): GroupsView => ({ ...about, kind: 'groups', options })
  const isWhole = choice.location === NATION
  return {
    bars: groups({ dimension: choice.dimension, shape: 'bars' }),
    overTime: { ...groups({ ...common, shape: over }), periods: [] },
    states: groups({ ...common, shape: 'equiplot', compareBy: 'states' }),
    dimensions: groups({ dimension: choice.dimension, shape: 'equiplot', compareBy: 'dimensions' }),
    pyramid: {
      ...about,
      kind: 'pyramid',
      options: {
        ...(counts && { parts: true }),
        ...(outline && !counts && !isWhole && { reference: NATION }),
      },
    },
  }
}

/** Orders of all categories but the one shown alone; none when it is not among them. */
function hiddenBeside(only: number | null, categories: readonly Category[]): number[] {
  const isThere = categories.some(({ order }) => order === only)
  return isThere ? categories.flatMap(({ order }) => (order === only ? [] : [order])) : []
}
