import type { Location } from '#domain/location/location.ts'
import type { GapRow } from '#charts/figure.ts'
import { type GapInput, gapRow } from '#charts/words/gap-row.ts'
import { gapHere } from '#charts/words/gap-words.ts'
import type { PlaceSelection } from './place-selection.ts'

/** The places without a figure of the selected source and period, by name; none where nothing was selected. */
export function placeGaps(
  { indicator, source, period, points }: PlaceSelection,
  places: readonly Location[],
  input: GapInput,
): GapRow[] {
  if (!source || period === null) return []
  const present = new Set(points.map(({ location }) => location))
  const key = { indicator: indicator.id, source: source.id, period }
  return places
    .filter(({ id }) => !present.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id }) => gapRow({ ...key, location: id }, input))
}

/** Why none of the places has a figure of the selected source; null where that differs from place to place. */
export function whyNone(
  { indicator, source, period }: PlaceSelection,
  places: readonly Location[],
  input: GapInput,
): string | null {
  if (!source) return null
  const key = { indicator: indicator.id, source: source.id, period }
  const reasons = new Set(places.map(({ id }) => gapHere({ ...key, location: id }, input).long))
  const [only] = reasons
  return reasons.size === 1 ? (only ?? null) : null
}
