import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { Question, Replaced } from '../question.ts'

const LGA = 4

/** The name of a place as a question has it: of an LGA with its state, as several may share the name. */
export function nameOfPlace(id: number, { locations }: ReferenceData): string {
  const place = locations.get(id)
  if (place?.level !== LGA) return place?.name ?? ''
  return `${place.name} LGA in ${locations.get(place.parent ?? 0)?.name ?? ''}`
}

/** What fills a slot, as a question has it. */
export function nameOfSlot(slot: Replaced['slot'], id: number, reference: ReferenceData): string {
  if (slot === 'place') return nameOfPlace(id, reference)
  if (slot === 'source') return reference.sources.get(id)?.name ?? ''
  if (slot === 'period') return `${id}`
  // The ages that a name has in brackets are no group that is asked for.
  return (reference.indicators.get(id)?.shortName ?? '').replaceAll(/\s*\([^)]*\)/g, '')
}

/** The names that a question holds against each other, or its only one: of places, else of sources, else of indicators. */
export function namesBefore(before: Question, reference: ReferenceData): readonly string[] {
  const of = (slot: Replaced['slot'], ids: readonly number[]) =>
    ids.map((id) => nameOfSlot(slot, id, reference))
  if (before.places.length > 1) return of('place', before.places)
  if (before.sources.length > 1) return of('source', before.sources)
  if (before.indicators.length > 1) return of('indicator', before.indicators)
  return [...of('place', before.places), ...of('source', before.sources)]
}
