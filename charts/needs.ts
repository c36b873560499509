import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { kindOf, type View } from './view.ts'

/** The files that a view is drawn from, besides those of its indicators down to states. */
export interface ViewNeeds {
  /** The figures of LGAs, where its indicators have any. */
  readonly lgas: boolean
  /** The figures by group of people of its first indicator. */
  readonly groups: boolean
}

/** What must be loaded for a view. */
export function needsOf(view: View, reference: ReferenceData): ViewNeeds {
  return { lgas: needsLgas(view, reference), groups: kindOf(view).needs.groups === true }
}

/** A place that is no nation, zone or state is an LGA; a state, or any place where asked for, is shown by its LGAs. */
function needsLgas(view: View, reference: ReferenceData): boolean {
  const { locations, options } = view
  if ('regions' in options && options.regions === 'lgas') return true
  const { slots, needs } = kindOf(view)
  const isOfParts = slots.locations.shows !== 'itself' || needs.parts === true
  return locations.some((id) => (reference.locations.get(id)?.level ?? 4) >= (isOfParts ? 3 : 4))
}

/** The map that a view is drawn on, by the name under which its boundaries are registered; null without a map. */
export function mapNameOf(view: View, reference: ReferenceData): string | null {
  return kindOf(view).needs.map?.(view, reference) ?? null
}
