import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { Problem } from '#domain/problem.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { type InquiryKind, OPEN_STATES } from '#domain/inquiry/inquiry.ts'
import type { PageWindow } from '#server/platform/listing/page-window.ts'

/** Something that was sent in, of whatever kind. */
export interface NewInquiry {
  readonly kind: InquiryKind
  readonly name?: string
  readonly email: string
  readonly organization?: string
  readonly subject?: string
  readonly text?: string
  readonly details?: Readonly<Record<string, string | number>>
}

/** A row as the store has it. */
export interface StoredInquiry extends Omit<InquiryRow, 'created_at' | 'updated_at' | 'answered'> {
  readonly answered_at: Date | null
  readonly answered_by: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

export const INQUIRY_COLUMNS = `t.id, t.kind, t.state, t.name, t.email, t.organization, t.subject, t.text, t.details, t.answer, t.created_at,
   t.updated_at, t.answered_at, (select display_username from account a where a.id = t.answered_by) as answered_by`

export const inquiryRowOf = ({
  created_at,
  updated_at,
  answered_at,
  answered_by,
  ...stored
}: StoredInquiry): InquiryRow => ({
  ...stored,
  answered: answered_at && { by: answered_by, at: answered_at.toISOString() },
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** Whether a row still waits for those who answer; its alias is `t`. */
export const IS_OPEN = `t.state in (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`

/** A page of inquiries, open ones first, then the newest; without a kind or a state: of all. Counts those that are open beside it. */
export async function readInquiries(
  database: SqlRunner,
  { kind, state }: { readonly kind?: InquiryKind | undefined; readonly state?: string | undefined },
  { size, offset }: Pick<PageWindow, 'size' | 'offset'>,
): Promise<{ readonly rows: InquiryRow[]; readonly count: number; readonly open: number }> {
  const parameters = [kind ?? null, state ?? null]
  const wanted = `($1::text is null or t.kind = $1)
    and ($2::text is null or t.state = $2 or ($2 = 'open' and ${IS_OPEN}))`
  const [counted] = await database.query<{ count: number; open: number }>(
    `select count(*) filter (where ${wanted}) as count, count(*) filter (where ${IS_OPEN}) as open from inquiry t`,
    parameters,
  )
  const rows = await database.query<StoredInquiry>(
    `select ${INQUIRY_COLUMNS} from inquiry t where ${wanted}
     order by (${IS_OPEN}) desc, t.id desc limit ${size} offset ${offset}`,
    parameters,
  )
  return { rows: rows.map(inquiryRowOf), count: counted?.count ?? 0, open: counted?.open ?? 0 }
}

/** One inquiry. Throws `not-found`. */
export async function readInquiry(store: SqlRunner, id: number): Promise<InquiryRow> {
  const [row] = await store.query<StoredInquiry>(`select ${INQUIRY_COLUMNS} from inquiry t where t.id = $1`, [
    Math.min(id, 2_147_483_647),
  ])
  if (row) return inquiryRowOf(row)
  throw new Problem('not-found', 'It is not there any more.')
}
