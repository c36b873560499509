import { type ReadingPost, readingPost } from '#contract/reading-room/posts.ts'
import type { Account } from '#domain/account/account.ts'
import { may } from '#domain/account/capability.ts'
import { Problem } from '#domain/problem.ts'
import type { PostKind } from '#domain/reading-room/reading-room.ts'
import type { ReviewState } from '#domain/review/review.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { ListTable } from '#server/platform/listing/list-table.ts'
import { Where } from '#server/platform/listing/where.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'
import { joinReview } from '#server/reviews/review-store.ts'

/** The viewer; null: nobody is signed in. */
type Viewer = Account | null

/** A row of `reading_post` with its review, its writer's name and readers' judgements. */
export interface StoredPost {
  readonly id: number
  readonly kind: PostKind
  readonly author: number
  readonly parent: number | null
  readonly figure: string
  readonly release: number
  readonly text: string
  readonly author_name: string
  readonly state: ReviewState
  readonly declined_because: string
  readonly version: number
  readonly answers: number
  readonly reported: boolean
  readonly reports: readonly string[]
  readonly created_at: Date
  readonly edited_at: Date | null
}

/** Posts and those above them; `above` is the review of that. */
const FROM = `reading_post t ${joinReview('reading-post')} join account a on a.id = t.author
  left join review above on above.subject_kind = 'reading-post' and above.subject = t.parent`

/** The condition of public posts: approved, below something that was approved. */
export const SHOWN = "r.state = 'approved' and (t.parent is null or above.state = 'approved')"

/** Posts as a list for one viewer. The caller's condition decides which of them they may see. */
export function postTable(viewer: Viewer): ListTable<StoredPost, ReadingPost> {
  const isDeciding = decides(viewer)
  return {
    name: 'reading-room',
    wire: readingPost,
    columns: `t.id, t.kind, t.author, t.parent, t.figure, t.release, t.text, a.display_username as author_name, r.state,
      r.reason as declined_because, r.version, t.created_at, t.edited_at,
      (select count(*) from reading_post b join review c on c.subject_kind = 'reading-post' and c.subject = b.id
        where b.parent = t.id and c.state = 'approved') as answers,
      exists (select 1 from reading_report m where m.post = t.id and m.reporter = ${viewer?.id ?? 0}) as reported,
      array(select m.reason from reading_report m where m.post = t.id order by m.created_at) as reports`,
    from: FROM,
    toRow: ({ author, author_name, created_at, edited_at, reports, ...stored }) => ({
      ...stored,
      author: author_name,
      is_own: author === viewer?.id,
      reports: isDeciding ? [...reports] : [],
      created_at: wireTime(created_at),
      edited_at: wireTime(edited_at),
    }),
  }
}

/** Adds to a condition that the viewer may see the post: it is shown, it is their own, or they decide. */
export function andVisible(where: Where, viewer: Viewer): Where {
  if (decides(viewer)) return where
  return where.and(`(t.author = ${where.parameter(viewer?.id ?? 0)} or (${SHOWN}))`)
}

/** Whether somebody decides which posts everybody reads. */
function decides(viewer: Viewer): boolean {
  return may(viewer, 'reading.moderate')
}

/** The posts that fulfil a condition and that the viewer may see, oldest first. */
export async function findPosts(store: SqlRunner, viewer: Viewer, where: Where): Promise<StoredPost[]> {
  const { columns, from } = postTable(viewer)
  const visible = andVisible(where, viewer)
  return store.query<StoredPost>(
    `select ${columns} from ${from} where ${visible.sql} order by t.id`,
    visible.parameters,
  )
}

/** The post with this id, for the viewer. Throws `not-found` unless they may see it. */
export async function postFor(store: SqlRunner, viewer: Viewer, id: number): Promise<StoredPost> {
  const where = new Where()
  const [found] = await findPosts(store, viewer, where.and(`t.id = ${where.parameter(id)}`))
  if (found) return found
  throw new Problem('not-found', 'There is no such note or question, or it is not shown.')
}

/** The post as it travels. Throws `not-found` unless the viewer may see it. */
export async function wirePost(store: SqlRunner, viewer: Viewer, id: number): Promise<ReadingPost> {
  return postTable(viewer).toRow(await postFor(store, viewer, id))
}
