import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { View } from '#domain/view/view.ts'

/** The map that a view is drawn on, by the name under which its boundaries are registered; null without a map. */
export function mapNameOf(view: View, reference: ReferenceData): string | null {
  const isMap = view.kind === 'map' || (view.kind === 'distribution' && view.options.shape === 'map')
  if (!isMap) return null
  const place = reference.locations.get(view.locations[0] ?? 1)
  if (place?.level === 3) return `lgas-of-${place.id}`
  if (place?.level === 4) return `lgas-of-${place.parent}`
  return view.options.regions === 'zones' && (place?.level ?? 1) === 1 ? 'nigeria-zones' : 'nigeria-states'
}
