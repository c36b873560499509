import { cited } from '#domain/message/value.ts'
import type { EmptyFigure } from '#charts/figure.ts'
import { firstSettled } from '#domain/observation/settled.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { ResolvedFigures } from './figure-choice.ts'

/**
 * Further alternatives of an empty figure of a state: sources whose LGA figures lie in a file that was not
 * asked for yet. Choosing one loads it.
 */
export function withLgaSources(
  empty: EmptyFigure,
  { choice, figures, language }: ResolvedFigures,
): EmptyFigure {
  const { location } = choice
  const { reference, indicators } = figures
  if (reference.locations.get(location)?.level !== 3) return empty
  const offered = new Set(empty.alternatives.map(({ source }) => source))
  const { settled } = figures.availability(choice.indicator)
  const own = indicators.find(({ id }) => id === choice.indicator)
  const more = [...(own?.lga ?? [])]
    .filter(([source]) => !offered.has(source) && source !== choice.source)
    .flatMap(([id, periods]) => {
      const source = reference.sources.get(id)
      const newest = firstSettled(periods.toReversed(), (period) => settled(id, location, period))
      if (!source || newest === undefined) return []
      const label = language.text(cited(source, newest))
      return [{ label, source: id, period: isoPeriod(newest), location }]
    })
  return { ...empty, alternatives: [...empty.alternatives, ...more] }
}
