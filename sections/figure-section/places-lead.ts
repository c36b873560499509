import type { Value } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import { zonalHeading, zonalWords } from '#domain/narrative/zonal.ts'
import type { PeriodCode } from '#domain/period/period.ts'
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
  const beside = [...(detail === null ? [] : [detail]), ...furtherOf(period)]
  return { ...about, answer: finding, ...(beside.length > 0 && { detail: sentences(beside) }) }
}
