import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { ReadPart } from './read-part.ts'

/** Words by which either of two limits is enough. */
const EITHER: ReadonlySet<string> = new Set(['or', 'either'])

/**
 * Two indicators with a limit each are one question where places are asked for: those that meet both. A limit that only one of them has
 * is that of both: `penta 3 and measles below 50%`. Either of the two, and their opposites, stay two questions.
 */
export function limitsTogether(
  whole: ReadPart,
  parts: readonly ReadPart[],
  { indicators }: Pick<ReferenceData, 'indicators'>,
): readonly ReadPart[] {
  const [first, second] = parts
  if (!first || !second || parts.length > 2 || second.indicator === null) return parts
  const [limit, other] = [first.limit ?? second.limit, second.limit ?? first.limit]
  const isOfPlaces = whole.level !== null || ASKING.test(whole.tokens[0]?.said ?? '')
  const isOfOne =
    first.places.join() === second.places.join() && first.periods.years.join() === second.periods.years.join()
  const isEither = whole.tokens.some(({ word }) => EITHER.has(word))
  if (limit === null || other === null || !isOfPlaces || !isOfOne || isEither) return parts
  const [unit, unitBeside] = [first, second].map(({ indicator }) => indicators.get(indicator ?? 0)?.factor)
  if ((first.limit === null || second.limit === null) && unit !== unitBeside) return parts
  if (first.isOpposite || second.isOpposite || whole.group !== null) return parts
  return [
    {
      ...first,
      limit,
      against: second.indicator,
      limitBeside: other,
      level: whole.level ?? first.level,
      sources: whole.sources,
    },
  ]
}

const ASKING = /^(where|who|whose)$/i
