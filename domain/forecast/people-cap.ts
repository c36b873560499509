import type { Indicator } from '#domain/indicator/indicator.ts'
import { type ObservationTable, pointsWhere } from '#domain/observation/observation-table.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'

const PEOPLE =
  /\b(people|persons|children|infants|women|men|patients|clients|cases|deaths|infections|births|refugees|displaced|workers|population|enrolled)\b/i
const NO_PEOPLE = /\b(doses|sessions|visits|supplies|expenditure|spending|per)\b/i

/** True for a count of people, of whom there are never more than live in the place. */
export function countsPeople(indicator: Indicator): boolean {
  const { fullName } = indicator
  return figureUnit(indicator) === 'count' && PEOPLE.test(fullName) && !NO_PEOPLE.test(fullName)
}

/**
 * How many people a count at a place can never pass: those of the newest population that is held, none where the count is of no
 * people, where no population is held, or where the figures lie above it already.
 */
export function peopleCap(
  indicator: Indicator,
  location: number,
  { table, reference }: { readonly table: ObservationTable; readonly reference: ReferenceData },
): number | null {
  const { population } = reference.curation
  if (!population || population.indicator === indicator.id || !countsPeople(indicator)) return null
  const people = pointsWhere(table, { indicator: population.indicator, location }).filter(
    ({ flags }) => !flags.includes('projection'),
  )
  const newest = Math.max(0, ...people.map(({ period }) => period))
  const most = Math.max(0, ...people.filter(({ period }) => period === newest).map(({ value }) => value))
  const held = pointsWhere(table, { indicator: indicator.id, location })
  return most > 0 && held.every(({ value }) => value <= most) ? most : null
}
