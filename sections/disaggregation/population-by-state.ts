import { groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { type PopulationFacts, populationFacts } from '#domain/disaggregation/population.ts'
import type { Location } from '#domain/location/location.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { ChosenGroups } from './chosen-groups.ts'

/** How the population of the nation and of each state is made up, the nation first, then by name. */
export function populationByState(
  { choice, groups }: ChosenGroups,
  reference: ReferenceData,
): readonly { readonly place: Location; readonly facts: PopulationFacts }[] {
  const { dimension, source, period } = choice
  const byPlace = Map.groupBy(groupsWhere(groups, { dimension, source, period }), ({ location }) => location)
  return [...byPlace]
    .flatMap(([id, figures]) => {
      const place = byId(reference.locations, id)
      const facts = place.level === 2 ? null : populationFacts(figures)
      return facts ? [{ place, facts }] : []
    })
    .sort((a, b) => a.place.level - b.place.level || a.place.name.localeCompare(b.place.name))
}
