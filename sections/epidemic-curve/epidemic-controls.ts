import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId, locationsAt, zoneOf } from '#domain/reference/reference-data.ts'
import type { Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'
import { type ControlBar, segmented } from '#sections/definition/control.ts'
import type { Shown } from '#sections/definition/section-definition.ts'
import type { EpidemicChoice } from './epidemic-choice.ts'
import type { EpidemicState } from './state.ts'

type Epidemic = Shown<EpidemicState, EpidemicChoice>

/** Value of the entry for all years. */
const ALL_YEARS = 'all'

/** Disease, count, place and year. */
export function epidemicControls(shown: Epidemic): ControlBar<EpidemicState> {
  const { choice, figures } = shown
  const { disease, measure, location, year, years } = choice
  const { curation, locations } = figures.reference
  const place = byId(locations, location)
  const allYears = message('epidemic-curve.all-years')
  const time = year === null ? allYears : String(year)
  return {
    title: message('epidemic-curve.bar', { disease: disease.name, count: measure.name.toLowerCase() }),
    detail: message('epidemic-curve.bar-detail', { place: placeName(place), time }),
    columns: 'auto 200px minmax(180px, 280px) 140px',
    controls: [
      segmented({
        label: message('epidemic-curve.disease'),
        labelled: true,
        value: disease.name,
        options: curation.diseases.map(({ name }) => [name, name] as const),
        change: (name): Partial<EpidemicState> => {
          const indicator = curation.diseases.find((one) => one.name === name)?.measures[0]?.indicator
          return indicator === undefined ? {} : { indicator }
        },
      }),
      {
        control: 'picker',
        label: message('epidemic-curve.count'),
        value: String(measure.indicator),
        text: measure.name,
        options: () => disease.measures.map(({ indicator, name }) => plainOption(String(indicator), name)),
        change: (value) => ({ indicator: Number(value) }),
      },
      {
        control: 'picker',
        label: message('controls.location'),
        value: String(location),
        text: place.name,
        options: () => placeOptions(shown),
        change: (value) => ({ location: Number(value) }),
      },
      {
        control: 'picker',
        label: message('epidemic-curve.year'),
        value: year === null ? ALL_YEARS : String(year),
        text: time,
        options: () => [
          plainOption(ALL_YEARS, allYears),
          ...years.map((one) => plainOption(String(one), String(one))),
        ],
        change: (value) =>
          value === ALL_YEARS ? { years: 'all', period: null } : { years: 'one', period: parsePeriod(value) },
      },
    ],
  }
}

/** The nation, then the states by zone; a state without a figure says so. The hint counts weeks with a figure. */
function placeOptions({ choice, figures: { table, reference } }: Epidemic): Option[] {
  const { source, measure } = choice
  const points = pointsWhere(table, { indicator: measure.indicator, source })
  const weeks = Map.groupBy(points, ({ location }) => location)
  const option = (id: number, name: string, group: string) => {
    const count = weeks.get(id)?.length ?? 0
    const isThere = count > 0
    return plainOption(String(id), name, {
      group,
      hint: isThere ? message('epidemic-curve.weeks', { count }) : '',
      reason: isThere ? null : message('epidemic-curve.none'),
    })
  }
  const states = locationsAt(reference, 3)
    .map((state) => ({ state, zone: zoneOf(reference, state)?.name ?? '' }))
    .sort((a, b) => a.zone.localeCompare(b.zone) || a.state.name.localeCompare(b.state.name))
  return [
    option(NATION, reference.locations.get(NATION)?.name ?? '', ''),
    ...states.map(({ state, zone }) => option(state.id, state.name, zone)),
  ]
}
