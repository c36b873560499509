import { type FrontDraftAnswer, frontFields } from '#contract/front/front.ts'
import { type Front, frontWith, OWN_FRONT } from '#domain/front/front.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

interface DraftRow {
  readonly content: Partial<Front>
  readonly version: number
  readonly is_offered: boolean
  readonly saved_at: Date
}

const COLUMNS = 'content, version, is_offered, saved_at'

/** Somebody's own draft; null: none. */
export async function ownDraft(store: SqlRunner, account: number): Promise<FrontDraftAnswer | null> {
  const [row] = await store.query<DraftRow>(`select ${COLUMNS} from front_draft where account = $1`, [
    account,
  ])
  return row ? answerOf(row) : null
}

/** Drafts that people offered to administrators, the newest first. */
export async function offeredDrafts(store: SqlRunner) {
  const rows = await store.query<DraftRow & { author: string }>(
    `select a.username as author, ${COLUMNS.replaceAll(/\w+/g, 'd.$&')}
     from front_draft d join account a on a.id = d.account where d.is_offered order by d.saved_at desc`,
  )
  return rows.map((row) => ({ ...answerOf(row), author: row.author }))
}

/** What is saved: the version is that of the draft which the page knew. */
interface Saved {
  readonly front: Front
  readonly version: number
  readonly offered: boolean
}

/** Keeps a draft. Throws `changed-meanwhile` where it was changed on another page since. */
export async function saveDraft(
  store: SqlRunner,
  account: number,
  { front, version, offered }: Saved,
): Promise<FrontDraftAnswer> {
  const [row] = await store.query<DraftRow>(
    version === 0
      ? `insert into front_draft (account, content, is_offered) values ($1, $2::jsonb, $3)
         on conflict (account) do nothing returning ${COLUMNS}`
      : `update front_draft set content = $2::jsonb, is_offered = $3, version = version + 1, saved_at = now()
         where account = $1 and version = $4 returning ${COLUMNS}`,
    [account, JSON.stringify(front), offered, ...(version === 0 ? [] : [version])],
  )
  if (row) return answerOf(row)
  throw new Problem(
    'changed-meanwhile',
    'Your draft was changed on another page. Load this page again to go on with it.',
  )
}

/** A draft that an earlier version kept in a form that this one does not know begins anew. */
function answerOf({ content, version, is_offered, saved_at }: DraftRow): FrontDraftAnswer {
  const read = frontFields.safeParse(frontWith(content))
  return {
    front: read.success ? read.data : OWN_FRONT_FIELDS,
    version,
    offered: is_offered,
    saved_at: saved_at.toISOString(),
  }
}

const OWN_FRONT_FIELDS = frontFields.parse(OWN_FRONT)
