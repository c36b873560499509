import { IS_FIGURE } from '#server/release/stored-columns.ts'
import type { FollowedTopic } from '#domain/reading-room/reading-room.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { SHOWN } from './stored-post.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** Posts that a letter names; of the others it says how many there are. */
const MOST_NAMED = 10

/** A post that is new to somebody. */
export interface NewPostLine {
  readonly id: number
  readonly parent: number | null
  readonly kind: 'note' | 'question' | 'answer'
  readonly author_name: string
  readonly text: string
  /** Names of the parts of its figure. */
  readonly about: string
  /** How many there are in all. */
  readonly count: number
}

/** Figures that a release brought or corrected, for one followed indicator or place. */
export interface NewFigures {
  readonly name: string
  readonly count: number
}

/** Since when somebody has not heard, and up to when they are told. */
export interface Span {
  readonly from: Date
  readonly to: Date
  readonly fromRelease: number
  readonly toRelease: number
}

/** The followed topics of one kind. */
export function namesOf(topics: readonly FollowedTopic[], kind: FollowedTopic['kind']): string[] {
  return topics.flatMap((each) => (each.kind === kind ? [each.topic] : []))
}

/**
 * Others' posts since then about the topics that somebody follows, and answers to their own; newest first.
 * Only public posts.
 */
export function newPosts(
  store: SqlRunner,
  account: number,
  topics: readonly FollowedTopic[],
  { from, to }: Span,
): Promise<NewPostLine[]> {
  return store.query<NewPostLine>(
    `select t.id, t.parent, t.kind, a.display_username as author_name, t.text, count(*) over () as count,
       array_to_string(
         array(select i.short_name from indicator i where i.id = any(t.indicators) order by i.id limit 3) ||
         array(select l.shown_name from location l where l.id = any(t.places) order by l.id limit 3), ', ') as about
     from reading_post t ${joinReview('reading-post')} join account a on a.id = t.author
       left join review above on above.subject_kind = 'reading-post' and above.subject = t.parent
       left join reading_post p on p.id = t.parent
     where ${SHOWN} and t.shown_at > $2 and t.shown_at <= $3 and t.author <> $1
       and (p.author = $1
         or t.indicators && array(
           select i.id::int from indicator i where i.id::text = any($4::text[]) or i.program_area = any($5::text[]))
         or t.places && array(select l.id::int from location l where l.id::text = any($6::text[])))
     order by t.shown_at desc, t.id desc limit ${MOST_NAMED}`,
    [account, from, to, namesOf(topics, 'indicator'), namesOf(topics, 'area'), namesOf(topics, 'place')],
  )
}

/** Figures that releases since then brought or corrected, for each followed indicator and place that has some. */
export async function newFigures(
  store: SqlRunner,
  topics: readonly FollowedTopic[],
  { fromRelease, toRelease }: Span,
): Promise<NewFigures[]> {
  if (toRelease <= fromRelease) return []
  const figures = (table: 'indicator' | 'location', name: string, kind: FollowedTopic['kind']) =>
    store.query<NewFigures>(
      `select x.${name} as name, count(distinct (o.indicator, o.datasource, o.location, o.period)) as count
       from observation o join ${table} x on x.id = o.${table}
       where o.release_added > $1 and o.release_added <= $2 and o.release_removed > $2 and o.${IS_FIGURE}
         and x.id::text = any($3::text[])
       group by x.id, x.${name} order by x.id`,
      [fromRelease, toRelease, namesOf(topics, kind)],
    )
  return [
    ...(await figures('indicator', 'short_name', 'indicator')),
    ...(await figures('location', 'name', 'place')),
  ]
}
