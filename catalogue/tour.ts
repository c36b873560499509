import { type Message, message } from '#domain/message/message.ts'
import { DEFAULT_DASHBOARD } from './default-dashboard.ts'

/** One stop of the tour: its target, and its text. */
export interface TourStop {
  /** Never shown; unique. */
  readonly slug: string
  /** Selectors; the first that finds something visible is pointed at. A stop of which the page has nothing is left out. */
  readonly at: readonly string[]
  readonly title: Message
  readonly text: Message
}

/** Where the tour is played: it opens on any page, and leads here. */
export const TOUR_PAGE = `/dashboard/${DEFAULT_DASHBOARD}`

/** The stops of a first visit, in the order of use. */
export const TOUR: readonly TourStop[] = [
  stop('answer', ['main header > div', 'main h1']),
  stop('sections', ['main div:has(> [role=tablist])', 'main label:has(> select)']),
  stop('controls', ['main search [role=toolbar]', 'main search']),
  stop('sources', ['section[data-view^="kind=source-table"]']),
  stop('figure', ['section[data-view^="kind=trend"]']),
  stop('places', ['section[data-view^="kind=distribution"]', 'section[data-view^="kind=map"]']),
  stop('quote', ['main [data-kind=primary]']),
  stop('menus', ['header nav']),
]

type Stop = 'answer' | 'sections' | 'controls' | 'sources' | 'figure' | 'places' | 'quote' | 'menus'

function stop(slug: Stop, at: readonly string[]): TourStop {
  return {
    slug,
    at,
    title: message('tour.title', { stop: slug }),
    text: message('tour.text', { stop: slug }),
  }
}
