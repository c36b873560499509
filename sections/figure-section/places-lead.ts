import { releaseYear } from '#contract/release-data.ts'
import { othersQuoted } from '#domain/best-figure/others-quoted.ts'
import type { Message, Value } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import { zonalHeading, zonalWords } from '#domain/narrative/zonal.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import type { PeriodCode } from '#domain/period/period.ts'
import { byId, placesIn } from '#domain/reference/reference-data.ts'
import type { Lead } from '#sections/definition/body.ts'
import type { ResolvedFigures } from './figure-choice.ts'
import { overviewLead } from './overview-lead.ts'
import type { FigureState } from './state.ts'

/** Where the indicator is high and low; what to know of single figures, and what else the section says of the period, stands below it. */
export function placesLead(
  shown: ResolvedFigures,
  furtherOf: (period: PeriodCode) => readonly Value[] = () => [],
): Pick<Lead<FigureState>, 'heading' | 'answer' | 'detail' | 'moved' | 'quoted'> {
  const { indicator, surroundings, moved, location } = shown.choice
  const { area, source, period } = surroundings
  const { table, reference } = shown.figures
  const about = {
    ...{ moved, heading: zonalHeading({ reference, indicator, location: area }) },
    quoted: { indicators: [indicator], locations: [location] },
  }
  // Without a period there is nothing to compare; what is known of the place is said instead.
  if (period === null) {
    const { answer, detail } = overviewLead(shown)
    return { ...about, answer, ...(detail !== undefined && { detail }) }
  }
  const { finding, detail } = zonalWords({ table, reference, indicator, location: area, source, period })
  const others = quotedElsewhere(shown)
  const beside = [
    ...(detail === null ? [] : [detail]),
    ...furtherOf(period),
    ...(others === null ? [] : [others]),
  ]
  return { ...about, answer: finding, ...(beside.length > 0 && { detail: sentences(beside) }) }
}

/** That the states of a nation or zone stand beside each other by another source than the one that is quoted of them. */
function quotedElsewhere({ choice, figures, catalogue }: ResolvedFigures): Message | null {
  const { area, source, period } = choice.surroundings
  const { table, reference } = figures
  const { indicator } = choice
  const whole = byId(reference.locations, area)
  if (whole.level > 2 || period === null) return null
  const held = new Set(pointsWhere(table, { indicator, source, period }).map(({ location }) => location))
  const places = placesIn(reference, whole, 3).filter(({ id }) => held.has(id))
  const currentYear = releaseYear(catalogue.release)
  return othersQuoted({ table, reference, indicator, source, places, currentYear })
}
