import { releaseYear } from '#contract/release-data.ts'
import { othersQuoted } from '#domain/best-figure/others-quoted.ts'
import type { Message } from '#domain/message/message.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, placesIn } from '#domain/reference/reference-data.ts'
import type { ResolvedFigures } from './figure-choice.ts'

/**
 * That the states of a nation or zone stand beside each other by another source than the one that is quoted of them; nothing of other
 * places. Apart from the lead of places, so that what finds quotes does not travel with the first view.
 */
export function quotedWords(
  { choice, figures, catalogue }: ResolvedFigures,
  period: PeriodCode,
): readonly Message[] {
  const { area, source } = choice.surroundings
  const { table, reference } = figures
  const { indicator } = choice
  const whole = byId(reference.locations, area)
  if (whole.level > 2) return []
  const held = new Set(pointsWhere(table, { indicator, source, period }).map(({ location }) => location))
  const places = placesIn(reference, whole, 3).filter(({ id }) => held.has(id))
  const currentYear = releaseYear(catalogue.release)
  const others = othersQuoted({ table, reference, indicator, source, places, currentYear })
  return others === null ? [] : [others]
}
