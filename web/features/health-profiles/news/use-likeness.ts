import { useMemo } from 'react'
import { LIKENESS_MEASURES } from '#catalogue/profile-areas.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { type Likeness, similarPlaces } from '#domain/likeness/similar-places.ts'
import { emptyTable } from '#domain/observation/observation-table.ts'
import { indicatorResource } from '#web/queries/indicator-data.ts'
import { useResources } from '#web/queries/use-resource.ts'

const FILES = LIKENESS_MEASURES.map(({ indicator }) => indicatorResource(indicator))
const NONE = emptyTable()

/** The places most like one, once the files of their measures are there; a file that does not come is a measure that is not held. */
export function useLikeness({ place, data }: PlaceQuestion): Likeness | null | 'loading' {
  const states = useResources(FILES)
  return useMemo(() => {
    if (states.some(({ status }) => status === 'idle' || status === 'loading')) return 'loading'
    const tables = new Map(
      states.flatMap((state) => (state.status === 'ready' ? [[state.value.id, state.value.table]] : [])),
    )
    return similarPlaces({
      ...{ place, measures: LIKENESS_MEASURES, reference: data.reference, currentYear: data.currentYear },
      tableOf: (id) => tables.get(id) ?? NONE,
    })
  }, [states, place, data])
}
