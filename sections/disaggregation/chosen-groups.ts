import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import { moves } from '#domain/choice/moves.ts'
import { type GroupChoice, type GroupResolution, resolveGroups } from '#domain/disaggregation/group-choice.ts'
import { categoriesOf, type Category, groupsWhere } from '#domain/disaggregation/group-filter.ts'
import type { GroupFigure } from '#domain/disaggregation/group-figure.ts'
import { groupedIndicators, indicatorWithGroups } from '#domain/disaggregation/group-index.ts'
import { type GroupInequality, groupInequality } from '#domain/disaggregation/group-inequality.ts'
import { type PopulationFacts, populationFacts } from '#domain/disaggregation/population.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import type { Asked } from '#sections/definition/section-definition.ts'
import type { Figures } from '#sections/files/figures.ts'
import type { DisaggregationState } from './state.ts'

/** What is shown: the choice with its figures and words. */
export interface ChosenGroups extends Omit<GroupResolution, 'moved'> {
  readonly moved: readonly Value[]
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

/** What the section shows. */
export interface DisaggregationChoice {
  readonly index: readonly GroupIndexRow[]
  /** Null where no indicator of the dashboard is published by group. */
  readonly indicator: number | null
  readonly chosen: ChosenGroups | null
  /** Groups of an indicator of another dashboard that is near, where this one has none. */
  readonly instead: ChosenGroups | null
}

type Wanted = Asked<DisaggregationState>

/** The indicator with groups that comes nearest to the one asked for; null where the dashboard has none. */
export function askedIndicator(
  { wanted, dashboard }: Wanted,
  index: readonly GroupIndexRow[],
): number | null {
  const own = { initial: dashboard.initial_indicator, indicators: dashboard.indicators }
  return indicatorWithGroups(wanted.indicator, own, groupedIndicators(index))
}

/** An indicator of another dashboard that is near and has groups; null where none is known. */
export function indicatorInstead(
  { dashboard, catalogue: { reference } }: Wanted,
  index: readonly GroupIndexRow[],
): number | null {
  const grouped = groupedIndicators(index)
  const near = dashboard.indicators.flatMap((id) => {
    const area = reference.indicators.get(id)?.programArea
    return area === undefined ? [] : (reference.curation.groupsInstead[area] ?? [])
  })
  return near.find((id) => grouped.has(id) && reference.indicators.has(id)) ?? null
}

/** Resolves what the address asks for against the loaded figures. */
export function resolveDisaggregation(asked: Wanted, all: Figures): DisaggregationChoice {
  const index = all.groupIndex ?? []
  const indicator = askedIndicator(asked, index)
  if (indicator !== null)
    return { index, indicator, chosen: chosenGroups(asked, all, indicator), instead: null }
  const near = indicatorInstead(asked, index)
  // The reader asked for what this dashboard has not: the page says so itself.
  const anew = { ...asked, wanted: { ...asked.wanted, indicator: null, source: null, period: null } }
  return { index, indicator, chosen: null, instead: near === null ? null : chosenGroups(anew, all, near) }
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
    moved: [...movedIndicator(asked, indicator), ...resolution.moved],
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

function movedIndicator({ wanted, dashboard, catalogue }: Wanted, shown: Indicator): Value[] {
  const { indicator } = wanted
  const isHere = indicator !== null && dashboard.indicators.includes(indicator)
  const lack = isHere ? 'lacks.groups-of' : 'lacks.not-here'
  return moves(
    { indicator },
    { indicator: shown.id },
    {
      reference: catalogue.reference,
      lacks: { indicator: (of) => message(lack, { of }) },
    },
  ).map(({ sentence }) => sentence)
}
