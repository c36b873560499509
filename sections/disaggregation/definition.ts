import { categoryName } from '#domain/disaggregation/dimension-name.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { groupPoint, overallPoint } from '#domain/disaggregation/group-point.ts'
import { type GroupsWords, groupsWords } from '#domain/disaggregation/groups-answer.ts'
import { newerWhole } from '#domain/disaggregation/newer-whole.ts'
import { populationAnswer } from '#domain/disaggregation/population-answer.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { cited, figure, indicatorName, placeName, sentences } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { defineSection, type ResolvedSection } from '#sections/definition/section-definition.ts'
import { type FileRequest, indicatorFiles } from '#sections/files/file-request.ts'
import { otherIndicators } from '#sections/choice/other-indicators.ts'
import type { Notice } from '#sections/definition/body.ts'
import { groupedIndicators } from '#domain/disaggregation/group-index.ts'
import { placeRequests } from '#sections/files/lga-requests.ts'
import {
  groupIndicator,
  type ChosenGroups,
  type DisaggregationChoice,
  resolveDisaggregation,
} from './chosen-groups.ts'
import { groupControls } from './group-controls.ts'
import { groupFigures, type GroupPanel } from './group-figures.ts'
import { DISAGGREGATION_STATE, type DisaggregationState } from './state.ts'
import { unfilledGroups } from './unfilled-groups.ts'
import { heldIn } from '#domain/reference/scope.ts'

/** Figures by sex, age, residence and wealth, and how unequal they are. */
export default defineSection<DisaggregationState, DisaggregationChoice, GroupPanel>({
  state: DISAGGREGATION_STATE,
  files: (asked, { groupIndex }): readonly FileRequest[] => {
    const indicator = groupIndex && groupIndicator(asked, groupIndex)
    if (indicator === null) return [{ file: 'group-index' }]
    return [
      ...[{ file: 'group-index' as const }, ...indicatorFiles([indicator])],
      ...(groupedIndicators(groupIndex ?? []).has(indicator) ? [{ file: 'groups' as const, indicator }] : []),
      ...placeRequests(asked.wanted.location, [indicator], asked.catalogue),
    ]
  },
  resolve: resolveDisaggregation,
  controls: (asked, shown) =>
    shown?.choice.chosen ? groupControls(asked, shown, shown.choice.chosen) : null,
  empty: noGroups,
  lead: (shown) => {
    const { chosen } = shown.choice
    if (!chosen) {
      return {
        heading: message('disaggregation.elsewhere-heading', { dashboard: shown.dashboard.title }),
        answer: elsewhereAnswer(shown),
      }
    }
    const { choice, indicator, moved } = chosen
    const { finding, detail } = answerOf(shown, chosen)
    const details = [detail, laterWords(shown, chosen)].filter((said) => said !== null)
    return {
      ...(details.length > 0 && { detail: sentences(details) }),
      heading: message('disaggregation.heading', {
        indicator: indicatorName(indicator),
        dimension: dimensionName(choice.dimension),
        place: placeName(byId(shown.figures.reference.locations, choice.location)),
      }),
      answer: finding,
      moved,
    }
  },
  pinned: ({ choice: { chosen } }) => {
    if (!chosen) return {}
    const { source, location, period, dimension } = chosen.choice
    return { indicator: chosen.indicator.id, source, location, period, dimension }
  },
  views: (shown) => {
    const { chosen } = shown.choice
    if (!chosen) return { main: [{ block: 'panel', panel: 'elsewhere' }] }
    return {
      main: groupFigures(shown, chosen),
      side: [{ block: 'panel', panel: chosen.facts ? 'population' : 'inequality' }],
    }
  },
})

/** That the indicator has no groups, with those of the dashboard that have; null where there are some, or others to lead to. */
function noGroups({
  choice: { index, indicator, chosen },
  dashboard,
  catalogue: { reference },
}: ResolvedSection<DisaggregationState, DisaggregationChoice>): Notice<DisaggregationState> | null {
  if (chosen || (indicator === null && !reference.scope)) return null
  if (indicator === null) return { title: unfilledGroups(reference.scope), text: [], actions: [] }
  const grouped = groupedIndicators(index)
  const others = dashboard.indicators.filter((id) => grouped.has(id))
  return {
    title: message('lacks.groups-of', {
      of: indicatorName(byId(reference.indicators, indicator)),
      held: heldIn(reference),
    }),
    text: [message('lacks.others-here')],
    actions: otherIndicators(indicator, others, reference),
  }
}

/** That nothing of the dashboard is published by group, and that others are. */
function elsewhereAnswer({
  choice: { index },
  figures: { reference },
}: ResolvedSection<DisaggregationState, DisaggregationChoice>): Value {
  const none = unfilledGroups(reference.scope)
  return index.length === 0 ? none : sentences([none, message('disaggregation.elsewhere')])
}

function answerOf(
  { figures: { reference, table } }: ResolvedSection<DisaggregationState, DisaggregationChoice>,
  { choice, indicator, facts, isPyramid, inequality, figures }: ChosenGroups,
): GroupsWords {
  const place = byId(reference.locations, choice.location)
  const source = byId(reference.sources, choice.source)
  if (facts && isPyramid) {
    return {
      finding: populationAnswer({ indicator, source, place, period: choice.period, facts }),
      detail: null,
    }
  }
  return groupsWords({
    reference,
    indicator,
    source,
    place,
    dimension: choice.dimension,
    found: inequality,
    groups: figures.map((figure) => ({
      category: {
        order: figure.categoryOrder,
        category: figure.category,
        name: categoryName(figure.dimension, figure.category),
      },
      point: groupPoint(figure, overallPoint(table, figure)),
    })),
  })
}

/** That a survey of the whole place is later than the groups, in small letters; null where none is. */
function laterWords(
  { figures: { reference, table } }: ResolvedSection<DisaggregationState, DisaggregationChoice>,
  { choice, indicator, isPyramid }: ChosenGroups,
): Message | null {
  if (isPyramid) return null
  const later = newerWhole(table, choice, reference)
  return (
    later &&
    message('disaggregation.newer-whole', {
      place: placeName(byId(reference.locations, choice.location)),
      figure: figure(later.point.value, asPublished(later.point, indicator)),
      cited: cited(later.source, later.point.period),
    })
  )
}
