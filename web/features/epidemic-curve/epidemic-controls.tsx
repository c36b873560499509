import { parsePeriod } from '#domain/period/period.ts'
import { known } from '#domain/reference/reference-data.ts'
import type { EpidemicWanted } from '#sections/epidemic-curve/state.ts'
import type { EpidemicChoice } from '#sections/epidemic-curve/epidemic-choice.ts'
import {
  ALL_YEARS,
  measureOptions,
  placeOptions,
  yearOptions,
} from '#sections/epidemic-curve/epidemic-options.ts'
import { ControlBar } from '#web/controls/control-bar.tsx'
import { Either } from '#web/controls/either.tsx'
import { Picker } from '#web/controls/picker.tsx'
import type { IndicatorsData } from '#web/queries/use-indicators.ts'

interface EpidemicControlsProps {
  readonly choice: EpidemicChoice
  readonly data: IndicatorsData
  readonly onChange: (change: Partial<EpidemicWanted>) => void
}

/** Disease, count, place and year. */
export function EpidemicControls({ choice, data, onChange }: EpidemicControlsProps) {
  const { disease, measure, location, year } = choice
  const { diseases } = data.reference.curation
  const place = known(data.reference.locations, location)
  const time = year === null ? 'All years' : String(year)
  const chooseDisease = (name: string) => {
    const indicator = diseases.find((one) => one.name === name)?.measures[0]?.indicator
    if (indicator !== undefined) onChange({ indicator })
  }
  const chooseYear = (value: string) =>
    onChange(
      value === ALL_YEARS
        ? { allYears: true, period: null }
        : { allYears: false, period: parsePeriod(value) },
    )
  return (
    <ControlBar
      title={`${disease.name}: ${measure.name.toLowerCase()}`}
      detail={`${place.name} · ${time}`}
      columns="auto 200px minmax(180px, 280px) 140px"
    >
      <Either
        labelled
        name="Disease"
        value={disease.name}
        options={diseases.map(({ name }) => [name, name] as const)}
        onChoose={chooseDisease}
      />
      <Picker
        label="Count"
        value={String(measure.indicator)}
        text={measure.name}
        options={() => measureOptions(choice)}
        onPick={(value) => onChange({ indicator: Number(value) })}
      />
      <Picker
        label="Location"
        value={String(location)}
        text={place.name}
        options={() => placeOptions(choice, data.table, data.reference)}
        onPick={(value) => onChange({ location: Number(value) })}
      />
      <Picker
        label="Year"
        value={year === null ? ALL_YEARS : String(year)}
        text={time}
        options={() => yearOptions(choice)}
        onPick={chooseYear}
      />
    </ControlBar>
  )
}
