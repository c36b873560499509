import { message } from '#domain/message/message.ts'
import { named, placeName } from '#domain/message/value.ts'
import { epidemicCurve } from '#charts/epidemic-curve/kind.ts'
import { parsePeriod } from '#domain/period/period.ts'
import { byId, locationsAt, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import { placePicker, sourcePicker } from '#sections/controls/slot-pickers.ts'
import { type Option, sourceList } from '#sections/definition/options.ts'
import { plainOption, yearList } from '#sections/controls/plain-option.ts'
import { type ControlBar, type Picker, segmented } from '#sections/definition/control.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import { diseasesIn, type EpidemicChoice } from './epidemic-choice.ts'
import type { EpidemicState } from './state.ts'

type Epidemic = ResolvedSection<EpidemicState, EpidemicChoice>

/** Value of the entry for all years. */
const ALL_YEARS = 'all'

/** Disease, count, place and year. */
export function epidemicControls(shown: Epidemic): ControlBar<EpidemicState> {
  const { choice, figures } = shown
  const { disease, measure, location, year, years } = choice
  const { locations } = figures.reference
  const diseases = diseasesIn(shown)
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
        options: diseases.map(({ name }) => [name, name] as const),
        change: (name): Partial<EpidemicState> => {
          const indicator = diseases.find((one) => one.name === name)?.measures[0]?.indicator
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
      ...ofSources(shown),
      placePicker({
        ...{ chosen: location, reference: figures.reference },
        options: () => placeOptions(choice, figures.reference),
        change: (value) => ({ location: Number(value) }),
      }),
      {
        control: 'picker',
        label: message('epidemic-curve.year'),
        value: year === null ? ALL_YEARS : String(year),
        text: time,
        options: () => [plainOption(ALL_YEARS, allYears), ...yearList(years)],
        change: (value) =>
          value === ALL_YEARS ? { years: 'all', period: null } : { years: 'one', period: parsePeriod(value) },
      },
    ],
  }
}

/** The source, where several publish the count by week. */
function ofSources({
  choice: { source, sources },
  figures: { reference },
}: Epidemic): Picker<EpidemicState>[] {
  if (sources.length < 2) return []
  return [
    sourcePicker({
      ...{ chosen: source, reference },
      options: () => sourceList(sources, reference, () => ({})),
      change: (value) => ({ source: Number(value) }),
    }),
  ]
}

/**
 * The places that the kind can show, as a tree: levels of which none has a weekly figure are left out, and so is who lies in none of
 * them; a place without one says so. The hint counts weeks with a figure.
 */
export function placeOptions({ weeks }: EpidemicChoice, reference: ReferenceData): Option[] {
  const { levels } = epidemicCurve.slots.locations
  const held = levels.filter((level) => locationsAt(reference, level).some(({ id }) => weeks.has(id)))
  return held.flatMap((level) =>
    locationsAt(reference, level)
      .map((place) => ({ place, zone: level > 2 ? (zoneOf(reference, place)?.name ?? '') : '' }))
      .sort((a, b) => a.zone.localeCompare(b.zone) || a.place.name.localeCompare(b.place.name))
      .map(({ place, zone }) => {
        const count = weeks.get(place.id) ?? 0
        return plainOption(String(place.id), named(place.name), {
          group: zone === '' ? '' : named(zone),
          hint: count > 0 ? message('epidemic-curve.weeks', { count }) : '',
          reason: count > 0 ? null : message('epidemic-curve.none'),
        })
      }),
  )
}
