import { type LgaFilesNeeded, lgaFilesFor } from '#domain/choice/lga-files.ts'
import type { LgaCoverage } from '#domain/choice/availability.ts'
import { parsePeriod } from '#domain/period/period.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { kindOf, type View } from './view.ts'

/** True when a view is drawn from the figures by group of people of its first indicator. */
export function needsGroups(view: View): boolean {
  return kindOf(view).needs.groups === true
}

/** The files of LGAs, by year or by month, that a view needs of an indicator with this coverage. */
export function lgaFilesOf(view: View, coverage: LgaCoverage, reference: ReferenceData): LgaFilesNeeded {
  if (coverage.size === 0 || !needsLgas(view, reference)) return { years: false, monthsOf: null }
  const { sources, periods, locations } = view
  const [location] = locations
  const place = location === undefined ? undefined : reference.locations.get(location)
  const asked = sources.filter((id) => coverage.has(id))
  // Where no source is asked that has LGAs, any that has some is looked at: one is shown, or named in its place.
  const looked = asked.length > 0 ? asked : [...coverage.keys()]
  const period = asked.length > 0 ? parsePeriod(periods[0] ?? '') : null
  const files = looked.map((source) => lgaFilesFor({ coverage, source, period, place }))
  return {
    years: files.some(({ years }) => years),
    monthsOf: files.find(({ monthsOf }) => monthsOf !== null)?.monthsOf ?? null,
  }
}

/** A place that is no nation, zone or state is an LGA; a state, or any place where asked for, is shown by its LGAs. */
function needsLgas(view: View, reference: ReferenceData): boolean {
  const { locations, options } = view
  if ('regions' in options && (options.regions === 'lgas' || options.regions === 'districts')) return true
  const { slots, needs } = kindOf(view)
  const isOfParts = slots.locations.shows !== 'itself' || needs.parts === true
  return locations.some((id) => (reference.locations.get(id)?.level ?? 4) >= (isOfParts ? 3 : 4))
}

/** The map that a view is drawn on, by the name under which its boundaries are registered; null without a map. */
export function mapNameOf(view: View, reference: ReferenceData): string | null {
  return kindOf(view).needs.map?.(view, reference) ?? null
}
