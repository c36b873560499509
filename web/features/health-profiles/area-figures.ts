import type { ProfileArea } from '#catalogue/profile-areas.ts'
import { type KeyFigure, keyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'

/** The figures of a program area at a place, of the indicators that the release knows. */
export function areaFigures({ indicators }: ProfileArea, question: PlaceQuestion): KeyFigure[] {
  return indicators
    .filter((id) => question.data.reference.indicators.has(id))
    .map((id) => keyFigure(question, id))
}
