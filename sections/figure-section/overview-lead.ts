import { releaseYear } from '#contract/release-data.ts'
import { type Message, message } from '#domain/message/message.ts'
import type { Location } from '#domain/location/location.ts'
import { placeSlug } from '#domain/location/place-slug.ts'
import { figure, indicatorName, periodName, placeName, sentences, sourceName } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { isProjected } from '#domain/observation/settled.ts'
import { overviewWords } from '#domain/narrative/overview.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { Lead } from '#sections/definition/body.ts'
import type { ResolvedFigures } from './figure-choice.ts'
import type { FigureState } from './state.ts'

/** The lead on the indicator at the place, from all sources. */
export function overviewLead({ choice, figures, catalogue, language }: ResolvedFigures): Lead<FigureState> {
  const { indicator, location, moved, asOf } = choice
  const { table, reference } = figures
  const currentYear = asOf ?? releaseYear(catalogue.release)
  const place = byId(reference.locations, location)
  const subject = {
    indicator: indicatorName(byId(reference.indicators, indicator)),
    place: placeName(place),
  }
  const { finding, detail } = overviewWords({
    ...{ table, reference, indicator, location, currentYear },
    until: asOf,
  })
  return {
    heading: message('overview.heading', subject),
    answer: sentences([...projectedWords(choice, figures), finding]),
    ...(detail !== null && { detail }),
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

/** The figure of a period that nobody has observed yet, which is named as what it is. */
function projectedWords(
  { indicator: id, source: from, location, period }: ResolvedFigures['choice'],
  { table, reference }: ResolvedFigures['figures'],
): readonly Message[] {
  if (period === null) return []
  const [point] = pointsWhere(table, { indicator: id, source: from, location, period })
  if (!point || !isProjected(point)) return []
  const indicator = byId(reference.indicators, id)
  const source = byId(reference.sources, from)
  return [
    message('overview.projected', {
      source: sourceName(source),
      figure: figure(point.value, asPublished(point, indicator)),
      period: periodName(period, source),
      place: placeName(byId(reference.locations, location)),
    }),
  ]
}

/** Zones and states; the nation has its own in the menu, and of LGAs there is none. */
function hasBrief({ level }: Pick<Location, 'level'>): boolean {
  return level === 2 || level === 3
}
