import { scorecardOptions } from '#charts/scorecard/view.ts'
import { MOST_COLUMNS } from '#domain/comparison/most-compared.ts'
import { message } from '#domain/message/message.ts'
import { periodYear } from '#domain/period/period.ts'
import { indicatorOptions, type Option, sourceList } from '#sections/definition/options.ts'
import { kindChoice } from '#sections/controls/kind-choice.ts'
import { plainOption, yearList } from '#sections/controls/plain-option.ts'
import { periodPicker, sourcePicker } from '#sections/controls/slot-pickers.ts'
import { type Control, type ControlBar, segmented } from '#sections/definition/control.ts'
import type { SectionRequest, ResolvedSection } from '#sections/definition/section-definition.ts'
import { hasPlaces, type ScorecardChoice, scorecardIndicators } from './scorecard-choice.ts'
import type { ScorecardState } from './state.ts'

type Scorecard = ResolvedSection<ScorecardState, ScorecardChoice>

/** Controls of the columns and rows of a scorecard; another choice puts the places back into their own order. */
export function scorecardControls(
  asked: SectionRequest<ScorecardState>,
  shown: Scorecard | null,
): ControlBar<ScorecardState> {
  const { wanted, catalogue } = asked
  const { reference } = catalogue
  const byPeriod = wanted.columns === 'periods'
  const indicators =
    shown && shown.wanted === wanted && !byPeriod
      ? shown.choice.columns.map(({ indicator }) => indicator)
      : scorecardIndicators(asked)
  const first = reference.indicators.get(indicators[0] ?? 0)
  const source = wanted.source === null ? undefined : reference.sources.get(wanted.source)
  const from = source?.name ?? message('scorecard.each-best')
  return {
    title: byPeriod
      ? (first?.shortName ?? '')
      : message('scorecard.indicators', { count: indicators.length }),
    detail: message('scorecard.detail', { places: wanted.places, source: from }),
    columns: 'minmax(240px, 1fr) auto auto 200px 140px',
    controls: [
      columnPicker(asked, indicators),
      segmented({
        label: message('scorecard.columns'),
        labelled: true,
        value: wanted.columns,
        options: (['indicators', 'periods'] as const).map(
          (of) => [of, message('scorecard.column', { of })] as const,
        ),
        change: (columns) => ({ columns, order: null }),
      }),
      ...kindChoice(scorecardOptions.compareBy, shown?.choice.view ?? null, {
        labelled: true,
        value: wanted.places,
        change: (places) => ({ places, order: null }),
      }),
      sourcePicker({
        ...{ chosen: wanted.source, reference, none: message('scorecard.best') },
        options: () => sourceOptions(asked, indicators),
        change: (value) => ({ source: value === '' ? null : Number(value), order: null }),
      }),
      periodPicker({
        ...{ chosen: wanted.period, source: wanted.source, reference, none: message('scorecard.latest') },
        label: message('scorecard.up-to'),
        options: () => yearOptions(shown),
        change: (period) => ({ period, order: null }),
      }),
    ],
  }
}

/** The indicators of the columns, or the one whose periods stand there. */
function columnPicker(
  { wanted, dashboard, catalogue }: SectionRequest<ScorecardState>,
  indicators: readonly number[],
): Control<ScorecardState> {
  const { reference } = catalogue
  const options = () =>
    indicatorOptions(dashboard.indicators, reference, (id) => hasPlaces(id, wanted.places, catalogue))
  const [first = 0] = indicators
  if (wanted.columns === 'periods') {
    return {
      control: 'picker',
      label: message('controls.indicator'),
      value: first === 0 ? '' : String(first),
      text: reference.indicators.get(first)?.fullName ?? '',
      options,
      change: (value) => ({ indicator: Number(value), order: null }),
    }
  }
  return {
    control: 'multi-picker',
    label: message('scorecard.indicators-label'),
    values: indicators.map(String),
    text: message('scorecard.chosen', { count: indicators.length, most: MOST_COLUMNS }),
    options,
    limit: MOST_COLUMNS,
    limitNote: message('scorecard.limit', { most: MOST_COLUMNS }),
    change: (values) => ({ indicators: values.map(Number), order: null }),
  }
}

function sourceOptions(
  { dashboard, catalogue }: SectionRequest<ScorecardState>,
  indicators: readonly number[],
): Option[] {
  const { coverage, reference } = catalogue
  const having = (id: number) => indicators.filter((indicator) => coverage.get(indicator)?.has(id)).length
  return [
    plainOption('', message('scorecard.best')),
    ...sourceList(dashboard.data_sources, reference, (id) => ({
      hint: message('scorecard.of', { count: having(id), all: indicators.length }),
      reason: having(id) === 0 ? message('scorecard.none-of-these') : null,
    })),
  ]
}

function yearOptions(shown: Scorecard | null): Option[] {
  const years = new Set(Array.from(shown?.figures.table.period ?? [], periodYear))
  return [plainOption('', message('scorecard.latest')), ...yearList(years)]
}
