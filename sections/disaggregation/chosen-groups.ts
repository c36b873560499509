import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import { filled } from '#domain/choice/slot.ts'
import { type GroupChoice, type GroupResolution, resolveGroups } from '#domain/disaggregation/group-choice.ts'
import { categoriesOf, type Category, groupsWhere } from '#domain/disaggregation/group-filter.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { groupedIndicators } from '#domain/disaggregation/group-index.ts'
import { type GroupInequality, groupInequality } from '#domain/disaggregation/group-inequality.ts'
import { type PopulationFacts, populationFacts } from '#domain/disaggregation/population.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { SectionRequest } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { DisaggregationState } from './state.ts'

/** The choice with its figures and words. */
export interface ChosenGroups extends GroupResolution {
  readonly indicator: Indicator
  readonly isCount: boolean
  /** Figures of the indicator by every group. */
  readonly groups: readonly GroupFigure[]
  /** Counts by age and sex are drawn as a pyramid. */
  readonly isPyramid: boolean
  /** All categories of the source in this dimension. */
  readonly categories: readonly Category[]
  /** Figures of the choice, in the order of the categories. */
  readonly figures: readonly GroupFigure[]
  readonly inequality: GroupInequality
  /** How a population is made up; null for figures that are no counts. */
  readonly facts: PopulationFacts | null
}

/** The resolved choice of the section. */
export interface DisaggregationChoice {
  readonly index: readonly GroupIndexRow[]
  /** Null where no indicator of the dashboard is published by group. */
  readonly indicator: number | null
  /** Null where the indicator is not published by group. */
  readonly chosen: ChosenGroups | null
}

type Wanted = SectionRequest<DisaggregationState>

/** The indicator whose groups are asked for, even one without any, so that the page can say so; else one of the dashboard that has some. */
export function groupIndicator(
  { wanted: { indicator }, dashboard }: Wanted,
  index: readonly GroupIndexRow[],
): number | null {
  const grouped = groupedIndicators(index)
  const { initial_indicator: initial, indicators } = dashboard
  const has = (id: number) => grouped.has(id) && indicators.includes(id)
  const opening = filled({ asked: [initial], among: indicators, has })
  return opening !== null && indicator !== null && indicators.includes(indicator) ? indicator : opening
}

/** Resolves what the address asks for against the loaded figures. */
export function resolveDisaggregation(asked: Wanted, all: Figures): DisaggregationChoice {
  const index = all.groupIndex ?? []
  const indicator = groupIndicator(asked, index)
  return { index, indicator, chosen: indicator === null ? null : chosenGroups(asked, all, indicator) }
}

function chosenGroups(asked: Wanted, all: Figures, id: number): ChosenGroups | null {
  const { reference } = all
  const groups = all.groups.get(id) ?? []
  const indicator = byId(reference.indicators, id)
  const isCount = figureUnit(indicator) === 'count'
  const resolution = resolveGroups(asked.wanted, id, {
    figures: groups,
    reference,
    isCount,
    settled: all.availability(id).settled,
  })
  if (!resolution) return null
  const { choice } = resolution
  const { dimension, source } = choice
  const categories = categoriesOf(groupsWhere(groups, { dimension, source }))
  const figures = figuresAt(groups, choice)
  return {
    ...resolution,
    indicator,
    isCount,
    groups,
    isPyramid: isCount && dimension === 'age_sex',
    categories,
    figures,
    inequality: groupInequality(figures, categories, indicator),
    // Counts by age and sex beside the choice, whichever way it is divided.
    facts: isCount ? populationFacts(groupsWhere(groups, { ...choice, dimension: 'age_sex' })) : null,
  }
}

/** The figures of a choice; the order is that of the categories. */
function figuresAt(groups: readonly GroupFigure[], choice: GroupChoice): GroupFigure[] {
  return groupsWhere(groups, choice).sort((a, b) => a.categoryOrder - b.categoryOrder)
}
