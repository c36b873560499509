import { releaseYear } from '#contract/release-data.ts'
import { message } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { indicatorName, placeName } from '#domain/message/value.ts'
import { overviewAnswer } from '#domain/narrative/overview.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Lead } from '#sections/definition/body.ts'
import type { FigureShown } from '#sections/figure-section/figure-choice.ts'
import type { FigureState } from '#sections/figure-section/state.ts'

/** What is known of the indicator at the place, from all sources. */
export function overviewLead({ choice, figures, catalogue, language }: FigureShown): Lead<FigureState> {
  const { indicator, location, moved, asOf } = choice
  const { table, reference } = figures
  const currentYear = asOf ?? releaseYear(catalogue.release)
  const place = byId(reference.locations, location)
  const subject = {
    indicator: indicatorName(byId(reference.indicators, indicator)),
    place: placeName(place),
  }
  return {
    heading: message('overview.heading', subject),
    answer: overviewAnswer({ table, reference, indicator, location, currentYear }),
    moved,
    ...(hasBrief(place) && {
      page: {
        text: message('overview.brief', { place: subject.place }),
        path: `/briefs/${placeSlug(place)}.pdf${language.code === 'en' ? '' : `?lang=${language.code}`}`,
      },
    }),
    ...(asOf !== null && {
      remark: {
        text: message('overview.as-of', { year: String(asOf) }),
        action: { text: message('overview.newest'), change: { period: null } },
      },
    }),
  }
}

/** Zones and states; the nation has its own in the menu, and of LGAs there is none. */
function hasBrief({ level }: Pick<Location, 'level'>): boolean {
  return level === 2 || level === 3
}
