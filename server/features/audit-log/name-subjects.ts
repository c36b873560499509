import type { AuditRow } from '#contract/admin/audit.ts'
import type { Account } from '#domain/account/account.ts'
import { type Capability, may } from '#domain/account/capability.ts'
import { pathOf, seenDocuments } from '#server/documents/stored-document.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The present name of a subject and its address; either may be unknown to the reader of the log, or gone. */
type Named = Pick<AuditRow, 'subject_name' | 'subject_link'>

/** Finds the names of some ids; a missing thing is gone, or not for this reader. */
type Finder = (database: Database, reader: Account, ids: readonly number[]) => Promise<Map<number, Named>>

/** Names in a table, which those may read who may do this; the link may hold a column. */
function inTable(table: string, column: string, link: string, capability: Capability | null): Finder {
  return async (database, reader, ids) => {
    if (capability !== null && !may(reader, capability)) return new Map()
    const rows = await database.query<{ id: number; name: string; link: string }>(
      `select t.id, ${column} as name, ${link} as link from ${table} t where t.id = any($1::int[])`,
      [[...ids]],
    )
    return new Map(rows.map(({ id, name, link: at }) => [id, { subject_name: name, subject_link: at }]))
  }
}

/** By the word that a subject begins with. Of inquiries from the public only the way there is told, not the writer. */
const FINDERS: Readonly<Record<string, Finder>> = {
  account: async (database, reader, ids) => {
    const link = may(reader, 'users.manage') ? '/admin#/users' : null
    const rows = await database.query<{ id: number; display_username: string }>(
      'select id, display_username from account where id = any($1::int[])',
      [[...ids]],
    )
    return new Map(rows.map((row) => [row.id, { subject_name: row.display_username, subject_link: link }]))
  },
  document: async (database, reader, ids) => {
    const seen = await seenDocuments(database, reader, ids)
    return new Map(seen.map((one) => [one.id, { subject_name: one.title, subject_link: pathOf(one) }]))
  },
  submission: inTable('plugin_submission', 't.title', `'/admin#/Plugins'`, 'plugins.review'),
  plugin: inTable(
    'plugin',
    '(select s.title from plugin_submission s where s.id = t.submission)',
    `'/admin#/Plugins'`,
    null,
  ),
  update: inTable('news_update', 't.title', `'/update_log'`, null),
  dashboard: inTable('site_dashboard', 't.title', `'/dashboard/' || t.name`, 'dashboards.publish'),
  tag: inTable('indicator_tag', 't.name', `'/admin#/tags'`, 'tags.change'),
  newsletter: inTable('newsletter_issue', 't.subject', `'/admin#/newsletter'`, 'inquiries.answer'),
  inquiry: inTable('inquiry', 't.kind', `'/admin#/inquiries'`, 'inquiries.answer'),
}

/** Gives entries the titles and links that their subjects have today, as far as the reader may see them. */
export async function nameSubjects(
  database: Database,
  reader: Account,
  rows: readonly AuditRow[],
): Promise<AuditRow[]> {
  const wanted = new Map<string, Set<number>>()
  for (const { subject } of rows) {
    const [kind, id] = partsOf(subject)
    if (FINDERS[kind]) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id))
  }
  const found = new Map<string, Map<number, Named>>()
  for (const [kind, ids] of wanted)
    found.set(kind, (await FINDERS[kind]?.(database, reader, [...ids])) ?? new Map())
  return rows.map((row) => {
    const [kind, id] = partsOf(row.subject)
    return { ...row, ...(found.get(kind)?.get(id) ?? topicLink(row.subject)) }
  })
}

function partsOf(subject: string): readonly [kind: string, id: number] {
  const [, kind = '', id = ''] = /^([a-z]+) (\d{1,9})$/.exec(subject) ?? []
  return [kind, Number(id)]
}

/** A topic of the help is named by the words of its question. */
function topicLink(subject: string): Partial<Named> {
  const [, slug] = /^help topic ([a-z\d-]+)$/.exec(subject) ?? []
  return slug === undefined ? {} : { subject_link: `/faq#${slug}` }
}
