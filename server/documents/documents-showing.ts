import type { PointKey } from '#domain/observation/point.ts'
import { isoPeriod } from '#domain/period/period.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** A document that everybody may read, as a list names it. */
export interface NamedDocument {
  readonly id: string
  readonly kind: string
  readonly title: string
}

/** How many documents are named. */
const NAMED = 20

/** A part of a document that names the figure, or shows every source or period of it. */
const SHOWS = `$.** ? ((@.indicators[*] == $indicator || @.indicator == $indicator)
  && (@.locations[*] == $location || @.location == $location)
  && (!exists(@.sources[*]) || @.sources[*] == $source) && (!exists(@.periods[*]) || @.periods[*] == $period))`

/** The public documents that show a figure, the newest first; those that fill in a place when they are opened are not told. */
export function documentsShowing(store: SqlRunner, figure: PointKey): Promise<NamedDocument[]> {
  const { indicator, source, location, period } = figure
  return store.query<NamedDocument>(
    `select t.public_id as id, t.kind, t.content ->> 'title' as title
     from live_document t ${joinReview('document')}
     where t.visibility = 'public' and r.state = 'approved' and jsonb_path_exists(t.content, '${SHOWS}', $1::jsonb)
     order by t.id desc limit ${NAMED}`,
    [JSON.stringify({ indicator, source, location, period: isoPeriod(period) })],
  )
}
