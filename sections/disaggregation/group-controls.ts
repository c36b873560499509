import { noSourceOf } from '#domain/frame/none.ts'
import type { GroupIndexRow } from '#contract/groups/group-file.ts'
import { dimensionName } from '#domain/disaggregation/dimension-name.ts'
import { sortedDimensions } from '#domain/disaggregation/dimension.ts'
import { groupedIndicators } from '#domain/disaggregation/group-index.ts'
import { type Message, message } from '#domain/message/message.ts'
import { cited, indicatorName } from '#domain/message/value.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { choicePickers, sourceWidth } from '#sections/controls/choice-pickers.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import type { ControlBar } from '#sections/definition/control.ts'
import { indicatorOptions, type Option, sourceOptions } from '#sections/definition/options.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import type { ChosenGroups, DisaggregationChoice } from './chosen-groups.ts'
import type { DisaggregationState } from './state.ts'

/** Indicator, dimension, source, period and place of the groups shown. */
export function groupControls(
  asked: SectionRequest<DisaggregationState>,
  { choice: { index }, figures }: ResolvedSection<DisaggregationState, DisaggregationChoice>,
  chosen: ChosenGroups,
): ControlBar<DisaggregationState> {
  const { choice, indicator, availability } = chosen
  const { reference } = figures
  const source = byId(reference.sources, choice.source)
  const pickers = choicePickers(asked, { choice, availability, reference })
  const context = { indicator: choice.indicator, availability, reference }
  return {
    title: indicator.shortName,
    classification: source.classification,
    detail: message('disaggregation.detail', {
      dimension: dimensionName(choice.dimension),
      cited: cited(source, choice.period),
      place: pickers.location.text,
    }),
    columns: `minmax(240px, 1fr) ${sourceWidth(170)} 190px 130px 170px`,
    controls: [
      {
        ...pickers.indicator,
        options: () => indicatorsOf(asked, index),
        change: (value: string) => ({ indicator: Number(value), only: null }),
      },
      {
        control: 'picker',
        label: message('disaggregation.groups-by'),
        value: choice.dimension,
        text: capitalName(choice.dimension),
        options: () => dimensionsOf(index, chosen, asked.catalogue.reference),
        change: (dimension) => ({ dimension, only: null }),
      },
      {
        ...pickers.source,
        options: () => sourceOptions([], choice.location, context),
        change: (value: string) => ({ source: Number(value), only: null }),
      },
      pickers.period,
      pickers.location,
    ],
  }
}

/** Indicators that are published by group first within each area; all others say why they cannot be chosen. */
function indicatorsOf(
  { dashboard, catalogue }: SectionRequest<object>,
  index: readonly GroupIndexRow[],
): Option[] {
  const { reference } = catalogue
  const grouped = groupedIndicators(index)
  const area = ({ value }: Option) => reference.indicators.get(Number(value))?.programArea ?? ''
  const reason = message('disaggregation.not-by-group')
  return indicatorOptions(
    dashboard.indicators,
    reference,
    () => true,
    (id) => (grouped.has(id) ? {} : { reason }),
  ).sort((a, b) => area(a).localeCompare(area(b)) || Number(a.reason !== null) - Number(b.reason !== null))
}

function dimensionsOf(
  index: readonly GroupIndexRow[],
  { dimensions, indicator }: ChosenGroups,
  reference: ReferenceData,
): Option[] {
  const reason = message('disaggregation.none-by-it', {
    ...{ indicator: indicatorName(indicator), none: noSourceOf(reference) },
  })
  return sortedDimensions(index.map(({ dimension }) => dimension))
    .map((dimension) =>
      plainOption(dimension, capitalName(dimension), {
        reason: dimensions.includes(dimension) ? null : reason,
      }),
    )
    .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null))
}

/** As it stands in a control: `Wealth quintile`. */
function capitalName(dimension: string): Message {
  return message('disaggregation.dimension', { dimension: dimensionName(dimension) })
}
