import { type GroupChoice, type GroupResolution, resolveGroups } from '#domain/disaggregation/group-choice.ts'
import { categoriesOf, type Category, groupsWhere } from '#domain/disaggregation/group-filter.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { GroupsData } from './use-groups.ts'

/** What is shown: the choice with its figures and words. */
export interface Chosen extends GroupResolution {
  readonly data: GroupsData
  readonly indicator: Indicator
  readonly isCount: boolean
  /** Counts by age and sex are drawn as a pyramid. */
  readonly isPyramid: boolean
  /** All categories of the source in this dimension. */
  readonly categories: readonly Category[]
  /** Figures of the choice, in the order of the categories. */
  readonly figures: readonly GroupFigure[]
}

/** Resolves what the address asks for against the loaded figures; null when the indicator has none by group. */
export function resolveChosen(
  state: DisaggregationState,
  data: GroupsData,
  ofDashboard: readonly number[],
): Chosen | null {
  const { reference, availability } = data.whole
  const indicator = known(reference.indicators, data.indicator)
  const isCount = figureUnit(indicator) === 'count'
  const resolution = resolveGroups(state, data.indicator, {
    figures: data.groups,
    reference,
    isCount,
    projected: (source) => availability.get(data.indicator)?.projected(source) ?? new Set(),
  })
  if (!resolution) return null
  const { dimension, source } = resolution.choice
  return {
    ...resolution,
    moved: [...movedIndicator(state.indicator, data, ofDashboard), ...resolution.moved],
    data,
    indicator,
    isCount,
    isPyramid: isCount && dimension === 'age_sex',
    categories: categoriesOf(groupsWhere(data.groups, { dimension, source })),
    figures: figuresAt(data.groups, resolution.choice),
  }
}

/** The figures of a choice; the order is that of the categories. */
function figuresAt(groups: readonly GroupFigure[], choice: GroupChoice): GroupFigure[] {
  return groupsWhere(groups, choice).sort((a, b) => a.categoryOrder - b.categoryOrder)
}

function movedIndicator(
  wanted: number | null,
  { indicator, whole }: GroupsData,
  ofDashboard: readonly number[],
): string[] {
  if (wanted === null || wanted === indicator) return []
  const name = whole.reference.indicators.get(wanted)?.shortName ?? 'The indicator asked for'
  const shown = known(whole.reference.indicators, indicator).shortName
  const reason = ofDashboard.includes(wanted)
    ? 'is not published by population group'
    : 'is not part of this dashboard'
  return [`${name} ${reason}; ${shown} is shown instead.`]
}
