import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Lead } from '#sections/definition/body.ts'
import type { FigureShown } from '#sections/figure-section/figure-choice.ts'
import type { FigureState } from '#sections/figure-section/state.ts'

/** What is known of the indicator at the place, from all sources. */
export function overviewLead({ choice, figures, catalogue }: FigureShown): Lead<FigureState> {
  const { indicator, location, moved, asOf } = choice
  const { table, reference } = figures
  const currentYear = asOf ?? releaseYear(catalogue.release)
  const subject = {
    indicator: indicatorName(byId(reference.indicators, indicator)),
    place: placeName(byId(reference.locations, location)),
  }
  return {
    heading: message('overview.heading', subject),
    answer: overviewAnswer({ table, reference, indicator, location, currentYear }),
    moved,
    ...(asOf !== null && {
      remark: {
        text: message('overview.as-of', { year: String(asOf) }),
        action: { text: message('overview.newest'), change: { period: null } },
      },
    }),
  }
}
