import { useMemo } from 'react'
import { LIKENESS_MEASURES } from '#catalogue/profile-areas.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { type Likeness, similarPlaces } from '#domain/likeness/similar-places.ts'

/** The places most like one; null where none can be told. */
export function useLikeness({ place, data }: PlaceQuestion): Likeness | null {
  return useMemo(
    () =>
      similarPlaces({
        ...{ place, measures: LIKENESS_MEASURES, reference: data.reference, currentYear: data.currentYear },
        tableOf: (id) => data.tableOf(id),
      }),
    [place, data],
  )
}
