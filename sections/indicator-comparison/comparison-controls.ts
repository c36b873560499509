import { placesWithFigures } from '#sections/controls/places-with-figures.ts'
import { indicatorComparisonOptions } from '#charts/indicator-comparison/view.ts'
import { COMPARE_BY } from '#domain/comparison/compare-by.ts'
import { MOST_INDICATORS } from '#domain/comparison/most-compared.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf, placeName, whole } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { periodPicker, placePicker, sourcePicker } from '#sections/controls/slot-pickers.ts'
import type { Boxes, ControlBar, MultiPicker } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { chosenIndicators, type ComparisonResolution } from './comparison-choice.ts'
import {
  ALL_SOURCES,
  type ComparisonLists,
  comparisonIndicatorOptions,
  comparisonPeriodOptions,
  comparisonSourceOptions,
  modeName,
  modeOptions,
} from './comparison-options.ts'
import type { IndicatorComparisonState } from './state.ts'

type State = IndicatorComparisonState

/** The indicators, the source and the mode of a comparison. Period and location are there where they mean something. */
export function comparisonControls(
  asked: SectionRequest<State>,
  { choice, figures }: ResolvedSection<State, ComparisonResolution>,
): ControlBar<State> {
  const { wanted, catalogue, dashboard } = asked
  const { coverage } = catalogue
  const { reference } = figures
  const { source: id, by } = choice.question
  const chosen = chosenIndicators(asked)
  const { indicators, data_sources: sources } = dashboard
  const lists: ComparisonLists = { reference, coverage, indicators, sources, chosen, source: id, by }
  const source = id === null ? undefined : reference.sources.get(id)
  const place = placeName(byId(reference.locations, choice.question.location))
  const from = source?.name ?? message('indicator-comparison.all-sources')
  const { location, period } = choice.question
  const where =
    by === 'period'
      ? placePicker<State>({
          ...{ chosen: location, reference },
          options: () => placesWithFigures(choice.question),
          change: (value) => ({ location: Number(value) }),
        })
      : periodPicker<State>({
          ...{ chosen: period, source: id, reference, none: message('indicator-comparison.newest') },
          options: () => comparisonPeriodOptions(choice.question),
          change: (code) => ({ period: code }),
        })
  return {
    title: message('indicator-comparison.controls', { count: chosen.length, by }),
    detail: by === 'period' ? message('indicator-comparison.detail', { source: from, place }) : from,
    columns: 'minmax(240px, 1fr) 140px 190px 160px auto',
    controls: [
      indicatorsPicker(lists),
      {
        control: 'picker',
        label: indicatorComparisonOptions.compareBy.offer.label,
        value: by,
        text: modeName(by),
        options: () => modeOptions(choice.modes, lists),
        change: (value) => ({ by: COMPARE_BY.find((name) => name === value) ?? 'period' }),
      },
      sourcePicker<State>({
        ...{ chosen: id, reference, empty: ALL_SOURCES, none: message('indicator-comparison.all') },
        options: () => comparisonSourceOptions(lists),
        change: (value) =>
          value === ALL_SOURCES ? { everySource: true } : { everySource: false, source: Number(value) },
      }),
      where,
      targets(
        chosen.flatMap((one) => reference.indicators.get(one) ?? []),
        wanted,
      ),
    ],
  }
}

function indicatorsPicker(lists: ComparisonLists): MultiPicker<State> {
  return {
    control: 'multi-picker',
    label: message('indicator-comparison.indicators'),
    values: lists.chosen.map(String),
    text: chosenText(lists),
    options: () => comparisonIndicatorOptions(lists),
    limit: MOST_INDICATORS,
    limitNote: message('indicator-comparison.limit', { most: whole(MOST_INDICATORS) }),
    change: (values) => {
      const indicators = values.map(Number)
      const [indicator] = indicators
      return { indicators, ...(indicator !== undefined && { indicator }) }
    },
  }
}

/** `3 of 20: Skilled attendance at birth, ANC coverage`, cut by the control where it is too long. */
function chosenText({ chosen, reference }: ComparisonLists): Value {
  if (chosen.length === 0) return message('indicator-comparison.choose')
  const names = chosen.map((id) => byId(reference.indicators, id).shortName)
  return message('indicator-comparison.chosen', {
    count: whole(chosen.length),
    most: whole(MOST_INDICATORS),
    names: listOf(names, 'none'),
  })
}

/** National and SDG targets of all chosen indicators: enabled when at least one has that target. */
function targets(indicators: readonly Indicator[], { national, sdg }: State): Boxes<State> {
  const box = (which: 'national' | 'sdg', target: 'nationalTarget' | 'sdgTarget') => ({
    label: message('controls.target', { which }),
    reason: indicators.some((indicator) => indicator[target] !== null)
      ? null
      : message('indicator-comparison.no-target', { which }),
  })
  return {
    control: 'boxes',
    label: message('controls.targets'),
    labelled: true,
    boxes: [
      { ...box('national', 'nationalTarget'), on: national, change: (on) => ({ national: on }) },
      { ...box('sdg', 'sdgTarget'), on: sdg, change: (on) => ({ sdg: on }) },
    ],
  }
}
