import type { ProfileArea } from '#catalogue/profile-areas.ts'
import { type KeyFigure, figuresTogether } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'

/** The figures of a program area at a place, of the indicators that the release knows. */
export function areaFigures({ indicators }: ProfileArea, question: PlaceQuestion): KeyFigure[] {
  const known = indicators.filter((id) => question.data.reference.indicators.has(id))
  return figuresTogether(question, known)
}
