import { english } from '#languages/from-source.ts'
import type { z } from 'zod'
import type { GrantRow, listGrants } from '#contract/admin/grants.ts'
import type { Page } from '#contract/listing/page.ts'
import { displayName } from '#domain/account/account.ts'
import type { Capability } from '#domain/account/capability.ts'
import { CAPABILITY_WORDS, type ScopeNames, scopeWords } from '#domain/account/capability-words.ts'
import type { Scope } from '#domain/account/scope.ts'
import type { Value } from '#domain/message/message.ts'
import type { SqlRunner, SqlValue } from '#server/platform/database/database.ts'
import { pageAnswer } from '#server/platform/listing/page-answer.ts'
import { pageWindow } from '#server/platform/listing/page-window.ts'
import { Where } from '#server/platform/listing/where.ts'
import { wireTime } from '#server/platform/listing/wire-text.ts'

interface StoredGrant {
  readonly id: number
  readonly account: number
  readonly username: string
  readonly first: string
  readonly last: string
  readonly capability: Capability
  readonly source: number | null
  readonly source_name: string | null
  readonly place: number | null
  readonly place_name: string | null
  readonly granted_by: number | null
  readonly giver_username: string | null
  readonly giver_first: string | null
  readonly giver_last: string | null
  readonly granted_at: Date
}

const GRANTS = `capability_grant t
  join account a on a.id = t.account
  left join account g on g.id = t.granted_by
  left join datasource s on s.id = t.source
  left join location l on l.id = t.place`

const COLUMNS = `t.id, t.account, a.display_username as username, a.first_name as first, a.last_name as last, t.capability,
  t.source, s.datasource as source_name, t.place, l.shown_name as place_name, t.granted_by, t.granted_at,
  g.display_username as giver_username, g.first_name as giver_first, g.last_name as giver_last`

/** A page of the rights that were given; the newest first unless sorted otherwise. */
export async function answerGrants(
  store: SqlRunner,
  query: z.output<typeof listGrants.query>,
  url: URL,
): Promise<Page<GrantRow>> {
  const where = new Where()
    .ids('t.account', query.account, 'int')
    .texts('t.capability', query.capability)
    .ids('t.source', query.source)
    .ids('t.place', query.place)
  const [counted] = await store.query<{ count: number }>(
    `select count(*) as count from capability_grant t where ${where.sql}`,
    where.parameters,
  )
  const window = pageWindow(query)
  const isOldestFirst = query.ordering[0]?.descending === false
  const rows = await readRows(
    store,
    `${where.sql} order by t.id ${isOldestFirst ? 'asc' : 'desc'} limit ${window.size} offset ${window.offset}`,
    where.parameters,
  )
  return pageAnswer(rows, counted?.count ?? 0, window, url)
}

/** One right; null: it was never given, or taken away. */
export async function readGrant(store: SqlRunner, id: number): Promise<GrantRow | null> {
  const [row] = await readRows(store, 't.id = $1', [id])
  return row ?? null
}

/** A scope with the names of its source and place. */
export async function namedScope(store: SqlRunner, scope: Scope): Promise<Value> {
  const [names] = await store.query<ScopeNames>(
    `select (select datasource from datasource where id = $1::int) as source,
       (select shown_name from location where id = $2::int) as place`,
    [scope.source, scope.place],
  )
  return scopeWords(scope, names ?? { source: null, place: null })
}

async function readRows(store: SqlRunner, rest: string, parameters: readonly SqlValue[]) {
  const stored = await store.query<StoredGrant>(`select ${COLUMNS} from ${GRANTS} where ${rest}`, parameters)
  return stored.map(grantRowOf)
}

function grantRowOf(stored: StoredGrant): GrantRow {
  const { capability, source, place } = stored
  return {
    id: stored.id,
    account: {
      id: stored.account,
      name: displayName({ firstName: stored.first, lastName: stored.last, username: stored.username }),
    },
    capability,
    title: english.text(CAPABILITY_WORDS[capability]),
    scope: { source, place },
    scope_text: english.text(
      scopeWords({ source, place }, { source: stored.source_name, place: stored.place_name }),
    ),
    granted_by: giverOf(stored),
    granted_at: wireTime(stored.granted_at),
  }
}

function giverOf(stored: StoredGrant): GrantRow['granted_by'] {
  const { granted_by: id, giver_username: username } = stored
  if (id === null || username === null) return null
  const name = { firstName: stored.giver_first ?? '', lastName: stored.giver_last ?? '', username }
  return { id, name: displayName(name) }
}
