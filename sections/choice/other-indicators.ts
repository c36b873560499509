import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { Action } from '#sections/definition/body.ts'

/** More indicators than these are a list to be searched. */
const MOST_OFFERED = 6

/** Other indicators that a section can show where it has nothing of the chosen one, those of its programme area first. */
export function otherIndicators(
  chosen: number,
  among: readonly number[],
  { indicators }: Pick<ReferenceData, 'indicators'>,
): readonly Action<{ readonly indicator: number | null }>[] {
  const { programArea } = byId(indicators, chosen)
  const offered = among.flatMap((id) => indicators.get(id) ?? [])
  const isLike = (other: { readonly programArea: string }) => other.programArea === programArea
  return [...offered.filter(isLike), ...offered.filter((one) => !isLike(one))]
    .slice(0, MOST_OFFERED)
    .map(({ id, shortName }) => ({ text: shortName, change: { indicator: id } }))
}
