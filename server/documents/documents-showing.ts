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
     from live_document t ${joinReview('document')} left join account a on a.id = t.owner
     where t.visibility = 'public' and r.state = 'approved' and a.is_active is not false and jsonb_path_exists(t.content, '${SHOWS}', $1::jsonb)
     order by t.id desc limit ${NAMED}`,
    [JSON.stringify({ indicator, source, location, period: isoPeriod(period) })],
  )
}

/** A document of somebody that shows figures, with how many of them. */
export interface ShowingDocument {
  readonly owner: number
  readonly title: string
  readonly figures: number
}

/** The documents of people who may sign in that show any of some figures, whoever may see them. */
export function documentsShowingAny(
  store: SqlRunner,
  figures: readonly PointKey[],
): Promise<ShowingDocument[]> {
  const column = (field: keyof PointKey) => figures.map((figure) => figure[field])
  return store.query<ShowingDocument>(
    `with figure as (
       select * from unnest($1::int[], $2::int[], $3::int[], $4::text[]) as one (indicator, source, location, period)
     ), asked as (
       select t.id, t.owner, t.content, array(
         select distinct (named #>> '{}')::int from jsonb_path_query(t.content, '$.**.indicators[*] ? (@.type() == "number")') named
         union select (named #>> '{}')::int from jsonb_path_query(t.content, '$.**.indicator ? (@.type() == "number")') named
       ) as indicators
       from live_document t join account a on a.id = t.owner and a.is_active
     )
     select d.owner, d.content ->> 'title' as title, count(*) as figures
     from asked d join figure f on f.indicator = any(d.indicators)
     where jsonb_path_exists(d.content, '${SHOWS}', to_jsonb(f))
     group by d.id, d.owner, d.content ->> 'title' order by d.id`,
    [
      column('indicator'),
      column('source'),
      column('location'),
      figures.map(({ period }) => isoPeriod(period)),
    ],
  )
}
