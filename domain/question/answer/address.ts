import { NATION } from '#domain/location/location.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { writeShared } from '#domain/choice/shared-address.ts'
import type { Value } from '#domain/message/message.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { byId } from '#domain/reference/reference-data.ts'
import type { AnswerLink, QuestionData } from './answer.ts'
import type { RoundPlaces } from './round.ts'

/** A section of a dashboard that shows the figures of an answer. */
export interface Shown {
  readonly section: 'indicator-overview' | 'zonal-analysis' | 'disaggregation' | 'predictive-analysis'
  readonly indicator: number
  readonly source?: number | null
  readonly location?: number | null
  readonly period?: number | null
  /** The level of the places that are spoken of, where it is not that of states. */
  readonly level?: number
}

/** The link to figures of places beside each other: those of LGAs on their map, inside the place that was asked about. */
export function placesLink(
  data: QuestionData,
  { where, ...shown }: Omit<Shown, 'section' | 'location' | 'level'> & { readonly where: RoundPlaces },
): AnswerLink {
  const { level, within } = where
  const location = level === 4 ? (within[0] ?? null) : null
  return linkTo(data, { section: 'zonal-analysis', ...shown, location, level })
}

/** The link to the figure on its dashboard, opened with the same choice. */
export function linkTo(data: QuestionData, { section, indicator, ...chosen }: Shown): AnswerLink {
  const query = new URLSearchParams({ section })
  writeShared(query, {
    indicator,
    source: chosen.source ?? null,
    location: chosen.location ?? null,
    period: chosen.period ?? null,
  })
  return {
    href: `${data.dashboardOf(indicator)}?${query}`,
    title: titleOf(section, indicatorName(byId(data.reference.indicators, indicator))),
    view: viewOf({ section, indicator, ...chosen }),
  }
}

/** The figure of that section, by itself: the sources of a place over time, or its places beside each other. */
function viewOf({ section, indicator, source, location, period, level }: Shown): StoredView | null {
  const ids = (id: number | null | undefined) => (id === null || id === undefined ? [] : [id])
  const common = { indicators: [indicator], options: {} }
  switch (section) {
    case 'indicator-overview':
      return { ...common, kind: 'trend', sources: [], locations: [location ?? NATION], periods: [] }
    case 'zonal-analysis':
      return {
        ...common,
        ...(level === 4 ? { kind: 'map', options: { regions: 'lgas' } } : { kind: 'distribution' }),
        sources: ids(source),
        locations: ids(location),
        periods: ids(period).map(isoPeriod),
      }
    case 'disaggregation':
    case 'predictive-analysis':
      return null
  }
}

/** What a section shows, by the words of the link to it. */
const SHOWN: Readonly<Record<Shown['section'], 'figure' | 'map' | 'groups' | 'outlook'>> = {
  'indicator-overview': 'figure',
  'zonal-analysis': 'map',
  disaggregation: 'groups',
  'predictive-analysis': 'outlook',
}

function titleOf(section: Shown['section'], indicator: Value): Value {
  return message('assistant.link', { shown: SHOWN[section], indicator })
}
