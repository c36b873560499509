import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { listOf, periodName } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Availability } from '#domain/choice/availability.ts'
import type { MultiSourceState, PanelState } from '#sections/multi-source-comparison/state.ts'
import { levelHint } from '#sections/multi-source-comparison/source-periods.ts'
import type { Panel } from '#sections/multi-source-comparison/panels.ts'
import type { SegmentedControl } from '#sections/definition/control.ts'
import {
  indicatorOptions,
  locationOptions,
  type Option,
  periodOptions,
  sourceOptions,
} from '#sections/definition/options.ts'
import type { MultiSourceChoice } from '#sections/multi-source-comparison/multi-source-choice.ts'

/** Steps from the nation to its states in the tree of places. */
const DEPTH_OF_STATES = 2

/** The values and actions of a panel's controls. */
export interface PanelModel {
  readonly panel: Panel
  readonly data: MultiSourceChoice
  /** Indicators and sources of the dashboard. */
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly hasFigures: (indicator: number) => boolean
  readonly currentYear: number
  readonly onChange: (change: Partial<PanelState>) => void
  readonly onMark: (place: number | null) => void
  /** Choices of form that all panels share. */
  readonly switches: readonly SegmentedControl<MultiSourceState, string>[]
  readonly onSwitch: (change: Partial<MultiSourceState>) => void
}

/** Options and current text of each list of a panel, made when asked for. */
export function panelLists(model: PanelModel, availability: Availability) {
  const { panel, data, onChange } = model
  const { reference } = data
  const context = { indicator: panel.indicator, availability, reference }
  const source = byId(reference.sources, panel.source)
  return {
    indicator: {
      label: message('controls.indicator'),
      value: String(panel.indicator),
      text: byId(reference.indicators, panel.indicator).fullName,
      options: () => indicatorOptions(model.indicators, reference, model.hasFigures),
      onPick: (value: string) => onChange({ indicator: Number(value) }),
    },
    source: {
      label: message('controls.source'),
      value: String(panel.source),
      text: source.name,
      classification: source.classification,
      options: () => sourceOptions(model.sources, NATION, context),
      onPick: (value: string) => onChange({ source: Number(value) }),
    },
    period: {
      label: message('controls.period'),
      value: panel.period === null ? '' : isoPeriod(panel.period),
      text: panel.period === null ? message('controls.no-figure') : periodName(panel.period, source),
      options: () =>
        periodOptions(panel.source, panel.area, {
          ...context,
          currentYear: model.currentYear,
          chosen: panel.period,
        }).map((option) => withLevels(option, model)),
      onPick: (value: string) => onChange({ period: parsePeriod(value) }),
    },
    state: {
      label: message('multi-source.places-of'),
      value: String(panel.area),
      text: byId(reference.locations, panel.area).name,
      options: () => locationOptions(panel.source, context).filter(({ depth }) => depth <= DEPTH_OF_STATES),
      onPick: (value: string) => model.onMark(Number(value)),
    },
  }
}

/** Says beside a period which levels it lacks. */
function withLevels(option: Option, { panel, data }: PanelModel): Option {
  const period = parsePeriod(option.value)
  const entry = data.coverage
    .get(panel.indicator)
    ?.find((one) => one.source === panel.source && one.period === period)
  const hints = [option.hint, entry ? levelHint(entry) : ''].filter((hint) => hint !== '')
  return { ...option, hint: listOf(hints, 'none') }
}
