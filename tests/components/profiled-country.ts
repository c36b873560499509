import { DEMOGRAPHICS, LIKENESS_MEASURES, PLACE_HEADLINES, PROFILE_AREAS } from '#catalogue/profile-areas.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { type ObservationTable, tableOf } from '#domain/observation/observation-table.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { COATS, FROSTBITE, POINTS, REFERENCE, SKATES } from '#tests/drawings/country.ts'

/** What profiles tell, by the ids that they ask for; of the last nobody has a figure. */
const IDS = [
  ...new Set([
    ...PLACE_HEADLINES,
    ...PROFILE_AREAS.flatMap(({ indicators }) => indicators),
    ...DEMOGRAPHICS.flatMap(({ indicator }) => indicator ?? []),
    ...LIKENESS_MEASURES.map(({ indicator }) => indicator),
  ]),
]
/** The figures of the made-up country under each id: those of skates, coats and frostbite in turn, a little apart. */
const MADE_OF = [SKATES, COATS, FROSTBITE] as const
const series = IDS.map((id, at) => {
  const of = MADE_OF[at % MADE_OF.length] ?? SKATES
  const indicator = {
    ...byId(REFERENCE.indicators, of),
    id,
    shortName: `Winter ${id}`,
    fullName: `Winter ${id} in full`,
  }
  const own = POINTS.filter((point) => point.indicator === of)
  const points = own.map((point) => ({ ...point, indicator: id, value: point.value + (at % 7) }))
  return { id, indicator, points: at === IDS.length - 1 ? [] : points }
})
const tables = new Map<number, ObservationTable>(series.map(({ id, points }) => [id, tableOf(points)]))
const none = tableOf([])

/** The made-up country with figures for all that the profile of a place tells. */
export const PROFILED: PlaceData = {
  reference: { ...REFERENCE, indicators: new Map(series.map(({ id, indicator }) => [id, indicator])) },
  currentYear: 2024,
  tableOf: (indicator) => tables.get(indicator) ?? none,
}
