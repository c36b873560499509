import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import type { InquiryKind } from '#domain/inquiry/inquiry.ts'
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
export interface StoredInquiry extends Omit<InquiryRow, 'created_at' | 'updated_at'> {
  readonly created_at: Date
  readonly updated_at: Date
}

export const INQUIRY_COLUMNS =
  'id, kind, state, name, email, organization, subject, text, details, answer, created_at, updated_at'

export const inquiryRowOf = ({ created_at, updated_at, ...stored }: StoredInquiry): InquiryRow => ({
  ...stored,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** A page of inquiries, newest first; without a kind or a state: of all. */
export async function readInquiries(
  database: SqlRunner,
  { kind, state }: { readonly kind?: InquiryKind | undefined; readonly state?: string | undefined },
  { size, offset }: Pick<PageWindow, 'size' | 'offset'>,
): Promise<{ readonly rows: InquiryRow[]; readonly count: number }> {
  const parameters = [kind ?? null, state ?? null]
  const where = 'where ($1::text is null or kind = $1) and ($2::text is null or state = $2)'
  const [counted] = await database.query<{ count: number }>(
    `select count(*) as count from inquiry ${where}`,
    parameters,
  )
  const rows = await database.query<StoredInquiry>(
    `select ${INQUIRY_COLUMNS} from inquiry ${where} order by id desc limit ${size} offset ${offset}`,
    parameters,
  )
  return { rows: rows.map(inquiryRowOf), count: counted?.count ?? 0 }
}
