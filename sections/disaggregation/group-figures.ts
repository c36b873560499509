import { groupsOptions } from '#charts/groups/view.ts'
import { pyramidOptions } from '#charts/pyramid/view.ts'
import type { View } from '#charts/view.ts'
import { dimensionsSideBySide } from '#domain/disaggregation/side-by-side.ts'
import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { chooseInstead } from '#sections/choice/choose-instead.ts'
import type { Block, FigureBlock } from '#sections/definition/body.ts'
import type { Control } from '#sections/definition/control.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import type { ChosenGroups, DisaggregationChoice } from './chosen-groups.ts'
import type { DisaggregationState } from './state.ts'
import { disaggregationViews } from './views.ts'

type State = DisaggregationState
/** The panels that pages draw beside the figures. */
export type GroupPanel = 'inequality' | 'population' | 'population-states' | 'elsewhere'

/** The figures of a choice: a pyramid, or bars and what lies over time; then the states where the source has them. */
export function groupFigures(
  { wanted, figures: { reference } }: ResolvedSection<State, DisaggregationChoice>,
  chosen: ChosenGroups,
): readonly Block<State, GroupPanel>[] {
  const { choice, categories, isPyramid, isCount, groups } = chosen
  const { dimension, source } = choice
  const views = disaggregationViews(choice, categories, wanted)
  const ofDimension = groupsWhere(groups, { dimension, source })
  const here = ofDimension.filter(({ location }) => location === choice.location)
  const hasPeriods = new Set(here.map(({ period }) => period)).size > 1
  const hasStates = ofDimension.some(
    ({ location, period }) => period === choice.period && reference.locations.get(location)?.level === 3,
  )
  const hasKinds = !isCount && dimensionsSideBySide(groups, choice).length > 1
  if (isPyramid) {
    return [
      { ...figure('pyramid', views.pyramid), switches: () => pyramidSwitches(wanted, views.pyramid) },
      ...(hasStates && chosen.figures.length > 0
        ? [{ block: 'panel' as const, panel: 'population-states' as const }]
        : []),
    ]
  }
  return [
    figure('bars', views.bars),
    ...(hasKinds ? [figure('dimensions', views.dimensions)] : []),
    ...(hasPeriods
      ? [withKey(figure('over-time', views.overTime), wanted, formOverTime(wanted, views.overTime))]
      : []),
    ...(hasStates && !isCount ? [withKey(figure('states', views.states), wanted)] : []),
  ]
}

function figure(name: string, view: View): FigureBlock<State, GroupPanel> {
  return {
    block: 'figure',
    name,
    view,
    opens: { place: (location) => ({ location }) },
    instead: chooseInstead,
  }
}

/** Its key stands with the switches, so that it is there beside the table too, and shows one group alone. */
function withKey(
  block: FigureBlock<State, GroupPanel>,
  { only }: State,
  switches: readonly Control<State>[] = [],
): FigureBlock<State, GroupPanel> {
  return {
    ...block,
    keyApart: true,
    switches: ({ key }) => [
      ...switches,
      {
        control: 'alone',
        label: message('disaggregation.groups-shown'),
        entries: key,
        value: only,
        change: (order) => ({ only: order }),
      },
    ],
  }
}

const OVER_TIME = ['line', 'equiplot'] as const

function formOverTime({ over }: State, view: View) {
  return kindChoice(groupsOptions.shape, view, {
    value: over,
    among: OVER_TIME,
    change: (chosen) => ({ over: OVER_TIME.find((form) => form === chosen) ?? over }),
  })
}

function pyramidSwitches({ counts, outline }: State, view: View): readonly Control<State>[] {
  return [
    ...kindChoice(pyramidOptions.parts, view, { value: counts, change: (parts) => ({ counts: parts }) }),
    ...kindChoice(pyramidOptions.reference, view, {
      value: outline ? NATION : null,
      change: (place) => ({ outline: place !== null }),
    }),
  ]
}
