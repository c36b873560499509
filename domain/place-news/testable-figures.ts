import { figuresTogether, type KeyFigure } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { hasUnequalTimes } from '#domain/comparison/change.ts'
import { NATION } from '#domain/location/location.ts'
import type { StatedFigure } from '#domain/narrative/stated-figure.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'

/** A figure that others can be held against, and the one to quote where that is another. */
export interface TestableFigure extends KeyFigure {
  readonly quoted: StatedFigure | null
}

/**
 * The figures of a place by which it is ranked and its changes are tested: the one to quote, or, where no interval of that is held, the
 * last of a survey that has one. All changes are judged together, by the rule of briefs.
 */
export function testableFigures(
  question: PlaceQuestion,
  indicators: readonly number[],
): readonly TestableFigure[] {
  return figuresTogether(question, indicators).map((one): TestableFigure => {
    if (!one.bounded) return { ...one, quoted: null }
    const { stated, change } = one.bounded
    return { ...one, stated, change, nation: nationOf(stated, question), quoted: one.stated }
  })
}

function nationOf({ point, source }: StatedFigure, { place, data }: PlaceQuestion): KeyFigure['nation'] {
  const nation = data.reference.locations.get(NATION)
  const { indicator, period } = point
  const [own] = pointsWhere(data.tableOf(indicator), {
    ...{ indicator, source: source.id, location: NATION, period },
  })
  if (!own || !nation || place.id === NATION) return null
  return { place: nation, point: own, source, isSameRound: true, unequalTimes: hasUnequalTimes(own, point) }
}
