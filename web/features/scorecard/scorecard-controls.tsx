import type { CatalogueDashboard } from '#contract/release-file.ts'
import { isoPeriod, parsePeriod, periodLabel, periodYear } from '#domain/period/period.ts'
import type { ScorecardState } from '#sections/scorecard/state.ts'
import { indicatorOptions, type Option } from '#sections/definition/options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Either } from '#web/controls/either.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { Picker } from '#web/controls/picker.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'
import { hasPlaces, MOST_COLUMNS } from './scorecard-choice.ts'

interface ScorecardControlsProps {
  readonly state: ScorecardState
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly indicators: readonly number[]
  /** Null while the figures are on their way. */
  readonly data: IndicatorsData | null
  readonly onChange: (change: Partial<ScorecardState>) => void
}

/** What stands in the columns and rows of a scorecard. */
export function ScorecardControls(props: ScorecardControlsProps) {
  const { state, catalogue, indicators, data, onChange } = props
  const { reference } = catalogue
  const source = state.source === null ? undefined : reference.sources.get(state.source)
  const byPeriod = state.columns === 'periods'
  const usable = (id: number) => hasPlaces(id, state.places, catalogue)
  const options = () => indicatorOptions(props.dashboard.indicators, reference, usable)
  const [first] = indicators
  return (
    <ControlBar
      title={
        byPeriod ? (reference.indicators.get(first ?? 0)?.shortName ?? '') : `${indicators.length} indicators`
      }
      detail={`${state.places === 'zones' ? 'Zones' : 'States'} · ${source?.name ?? 'each indicator in its best source'}`}
      columns="minmax(240px, 1fr) auto auto 200px 140px"
    >
      {byPeriod ? (
        <Picker
          label="Indicator"
          value={String(first ?? '')}
          text={reference.indicators.get(first ?? 0)?.fullName ?? ''}
          options={options}
          onPick={(value) => onChange({ indicator: Number(value), order: null })}
        />
      ) : (
        <MultiPicker
          label="Indicators"
          values={indicators.map(String)}
          text={`${indicators.length} of at most ${MOST_COLUMNS}`}
          options={options}
          limit={MOST_COLUMNS}
          limitNote={`A scorecard shows at most ${MOST_COLUMNS} indicators`}
          onChange={(values) => onChange({ indicators: values.map(Number), order: null })}
        />
      )}
      <Either
        labelled
        name="Columns"
        value={state.columns}
        options={[
          ['indicators', 'Indicators'],
          ['periods', 'Periods'],
        ]}
        onChoose={(columns) => onChange({ columns, order: null })}
      />
      <Either
        labelled
        name="Places"
        value={state.places}
        options={[
          ['states', 'States'],
          ['zones', 'Zones'],
        ]}
        onChoose={(places) => onChange({ places, order: null })}
      />
      <Picker
        label="Data source"
        value={String(state.source ?? '')}
        text={source?.name ?? 'Best for each'}
        classification={source?.classification}
        options={() => sourcesOf(props)}
        onPick={(value) => onChange({ source: value === '' ? null : Number(value), order: null })}
      />
      <Picker
        label="Up to period"
        value={state.period === null ? '' : isoPeriod(state.period)}
        text={state.period === null ? 'Latest' : periodLabel(state.period, source?.periodLabels)}
        options={() => yearsOf(data)}
        onPick={(value) => onChange({ period: parsePeriod(value), order: null })}
      />
    </ControlBar>
  )
}

const ANY = { group: '', hint: '', reason: null, classification: null, depth: 0 } as const

function sourcesOf({ catalogue, indicators, dashboard }: ScorecardControlsProps): Option[] {
  const having = (id: number) =>
    indicators.filter((indicator) => catalogue.coverage.get(indicator)?.has(id)).length
  const sources = dashboard.data_sources
    .flatMap((id) => catalogue.reference.sources.get(id) ?? [])
    .toSorted((a, b) => having(b.id) - having(a.id) || a.name.localeCompare(b.name))
  return [
    { ...ANY, value: '', label: 'Best for each' },
    ...sources.map(({ id, name, classification }) => ({
      ...ANY,
      value: String(id),
      label: name,
      classification,
      hint: `${having(id)} of ${indicators.length}`,
      reason: having(id) === 0 ? 'No figure of these indicators' : null,
    })),
  ]
}

function yearsOf(data: IndicatorsData | null): Option[] {
  const years = new Set(Array.from(data?.table.period ?? [], periodYear))
  return [
    { ...ANY, value: '', label: 'Latest' },
    ...[...years].sort((a, b) => b - a).map((year) => ({ ...ANY, value: String(year), label: String(year) })),
  ]
}
