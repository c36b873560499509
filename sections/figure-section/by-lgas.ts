import type { Figures } from '#sections/files/figures.ts'
import type { FigureChoice } from './figure-choice.ts'

/** True where all that a source has of a nation or a zone is its LGAs. */
export function isByLgasAlone(
  { indicators, reference, availability }: Figures,
  { indicator, surroundings: { area, source } }: Pick<FigureChoice, 'indicator' | 'surroundings'>,
): boolean {
  const isLarge = (reference.locations.get(area)?.level ?? 1) <= 2
  const lga = indicators.find(({ id }) => id === indicator)?.lga
  return isLarge && lga?.has(source) === true && !availability(indicator).covers(source, area)
}
