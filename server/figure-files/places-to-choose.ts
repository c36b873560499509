import { kindOf } from '#charts/view.ts'
import type { Location } from '#domain/location/location.ts'
import type { ShownFigure } from './shown-figure.ts'

/**
 * The places that a figure of one place could as well be about, down to states: those with a figure of its first indicator by
 * its sources. Empty where there is nothing to choose.
 */
export function placesToChoose({ view, reference, data: { table } }: ShownFigure): readonly Location[] {
  const { slots } = kindOf(view)
  if (view.locations.length !== 1 || slots.locations.shows !== 'itself') return []
  const [indicator] = view.indicators
  const found = new Set<number>()
  for (let row = 0; row < table.length; row++) {
    const source = table.source[row] ?? 0
    const isMeant = view.sources.length === 0 || view.sources.includes(source)
    if (table.indicator[row] === indicator && isMeant) found.add(table.location[row] ?? 0)
  }
  const places = [...found]
    .flatMap((id) => reference.locations.get(id) ?? [])
    .filter(({ level }) => level <= 3 && slots.locations.levels.includes(level))
    .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name, 'en'))
  return places.length > 1 ? places : []
}
