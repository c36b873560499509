import type { SqlRunner } from '#server/platform/database/database.ts'
import { shownAddress } from '#server/identity/claimed-address.ts'
import { quotedName } from '#server/platform/database/copy-statement.ts'

interface Reference {
  readonly table_name: string
  readonly column_name: string
}

/**
 * Columns that are left out, by their whole names: what opens something, so that a file that is lost opens nothing, and
 * the archive of a plugin, which its author has and its checksum names.
 */
const LEFT_OUT =
  /^(?:token|password|secret|backup_codes|hash|value|access_token|refresh_token|id_token|archive)$/

/** Tables whose rows belong to the person: those that go with the account, and what one owns that may stay without one. */
const REFERENCES = `
  select c.conrelid::regclass::text as table_name, a.attname as column_name
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = 'account'::regclass and cardinality(c.conkey) = 1
    and (c.confdeltype = 'c' or a.attname in ('owner', 'author'))
  order by 1, 2`

/**
 * All rows that belong to an account, by the name of their table: the account itself, every table that refers to it and
 * goes with it, the addresses that they entered for letters, and what the audit log holds about what the person did. A new table is in it by itself. Secrets are left out.
 */
export async function exportedTables(
  store: SqlRunner,
  account: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {
    account: await rowsOf(store, 'account', 'id', account),
  }
  for (const { table_name, column_name } of await store.query<Reference>(REFERENCES)) {
    const rows = await rowsOf(store, table_name, column_name, account)
    tables[table_name] = [...(tables[table_name] ?? []), ...rows]
  }
  tables.document_mailing_address = await store.query<Record<string, unknown>>(
    `select a.mailing, a.email, a.asked_at, a.confirmed_at, a.stopped_at, a.last_sent_at
     from document_mailing_address a join document_mailing m on m.id = a.mailing where m.account = $1 order by a.id`,
    [account],
  )
  tables.audit_entry = await store.query<Record<string, unknown>>(
    'select at, action, subject, network from audit_entry where actor = $1 order by id',
    [account],
  )
  return tables
}

function exported(value: unknown): unknown {
  if (value instanceof Uint8Array) return base64(value)
  return typeof value === 'string' ? shownAddress(value) : value
}

async function rowsOf(store: SqlRunner, table: string, column: string, account: number) {
  const rows = await store.query<Record<string, unknown>>(
    `select * from ${quotedName(table)} where ${quotedName(column)} = $1`,
    [account],
  )
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (LEFT_OUT.test(name) ? [] : [[name, exported(value)]])),
    ),
  )
}

/** Pictures as text. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
