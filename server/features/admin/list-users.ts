import type { z } from 'zod'
import type { listUsers, UserRow } from '#contract/admin/users.ts'
import type { Page } from '#contract/listing/page.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { Where } from '#server/platform/listing/where.ts'
import { SORT_BY, type StoredUser, USER_COLUMNS, userRowOf } from './user-table.ts'

/** A page of the accounts that a search and a role let through; the newest account first unless sorted otherwise. */
export async function answerUsers(
  database: Database,
  query: z.output<typeof listUsers.query>,
  url: URL,
): Promise<Page<UserRow>> {
  const where = new Where()
  if (query.role !== null) where.and(`t.role = ${where.parameter(query.role)}`)
  if (query.search !== '') where.and(`(${searched(where.parameter(containing(query.search)))})`)
  const window = pageWindow(query)
  const order = query.ordering.map(
    ({ field, descending }) => `${SORT_BY[field]} ${descending ? 'desc' : 'asc'}`,
  )
  const rows = await database.query<StoredUser & { readonly total: number }>(
    `select ${USER_COLUMNS}, count(*) over () as total from account t where ${where.sql}
     order by ${[...order, 't.id'].join(', ')} limit ${window.size} offset ${window.offset}`,
    where.parameters,
  )
  const total = rows[0]?.total ?? (window.page === 1 ? 0 : await count(database, where))
  return pageAnswer(rows.map(userRowOf), total, window, url)
}

/** Where a search looks. Full names too, so that "Ada Obi" is found. */
function searched(pattern: string): string {
  return [`t.username`, 't.email', `t.first_name || ' ' || t.last_name`]
    .map((text) => `${text} ilike ${pattern}`)
    .join(' or ')
}

/** A pattern in which `%`, `_` and `\` stand for themselves. */
function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

async function count(database: Database, where: Where): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from account t where ${where.sql}`,
    where.parameters,
  )
  return row?.count ?? 0
}
