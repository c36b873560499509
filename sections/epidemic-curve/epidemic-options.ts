import { NATION } from '#domain/location/location.ts'
import { pointsWhere, type ObservationTable } from '#domain/observation/observation-table.ts'
import { locationsAt, type ReferenceData, zoneOf } from '#domain/reference/reference-data.ts'
import type { EpidemicChoice } from './epidemic-choice.ts'
import type { Option } from '#sections/definition/options.ts'
import { plainOption } from '#sections/controls/plain-option.ts'

/** Value of the entry for all years. */
export const ALL_YEARS = 'all'

/** The counts of the disease. */
export function measureOptions({ disease }: EpidemicChoice): Option[] {
  return disease.measures.map(({ indicator, name }) => plainOption(String(indicator), name))
}

/** The nation, then the states by zone; a state without a figure says so. The hint counts weeks with a figure. */
export function placeOptions(
  { measure, source }: EpidemicChoice,
  table: ObservationTable,
  reference: ReferenceData,
): Option[] {
  const weeks = Map.groupBy(
    pointsWhere(table, { indicator: measure.indicator, source }),
    ({ location }) => location,
  )
  const option = (id: number, name: string, group: string): Option => {
    const count = weeks.get(id)?.length ?? 0
    return plainOption(String(id), name, {
      group,
      hint: count === 0 ? '' : `${count} ${count === 1 ? 'week' : 'weeks'}`,
      reason: count === 0 ? 'No weekly figure of this count' : null,
    })
  }
  const states = locationsAt(reference, 3)
    .map((state) => ({ ...state, zone: zoneOf(reference, state)?.name ?? '' }))
    .sort((a, b) => a.zone.localeCompare(b.zone) || a.name.localeCompare(b.name))
    .map(({ id, name, zone }) => option(id, name, zone))
  return [option(NATION, reference.locations.get(NATION)?.name ?? '', ''), ...states]
}

/** All years together, then each year, the newest first. */
export function yearOptions({ years }: EpidemicChoice): Option[] {
  return [
    plainOption(ALL_YEARS, 'All years'),
    ...years.map((year) => plainOption(String(year), String(year))),
  ]
}
