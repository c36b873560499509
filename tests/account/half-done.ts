import { checkChain } from '#server/audit/check-chain.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Acknowledged, Cast } from './busy-people.ts'

/** The losses and half-done changes after a kill, one sentence each; empty when all is well. */
export async function faultsOf(database: Database, noted: Acknowledged, cast: Cast): Promise<string[]> {
  const chain = await checkChain(database)
  return [
    ...(await lostPeople(database, noted)),
    ...(await halfPeople(database)),
    ...(await roleFaults(database, noted, cast)),
    ...(await pluginFaults(database, noted)),
    ...(await documentFaults(database, noted)),
    ...(chain.broken ? [`The audit log breaks at ${chain.broken.id}: ${chain.broken.reason}`] : []),
  ]
}

async function lostPeople(database: Database, { added }: Acknowledged): Promise<string[]> {
  const rows = await database.query<{ username: string }>('select username from account')
  const kept = new Set(rows.map(({ username }) => username))
  return [...added].filter((username) => !kept.has(username)).map((username) => `${username} was lost.`)
}

/** An account without a password cannot be used, and one without a row in the log was not made properly. */
async function halfPeople(database: Database): Promise<string[]> {
  const rows = await database.query<{ username: string }>(
    `select a.username from account a
     where not exists (select from sign_in_method m where m.user_id = a.id and m.password is not null)
       or (a.username like 'person-%'
         and not exists (select from audit_entry e where e.action = 'account.added' and e.subject = 'account ' || a.id))`,
  )
  return rows.map(({ username }) => `${username} is half made.`)
}

async function roleFaults(database: Database, { roles }: Acknowledged, { changed }: Cast): Promise<string[]> {
  const [now] = await database.query<{ role: string }>('select role from account where id = $1', [changed])
  const [logged] = await database.query<{ role: string | null }>(
    `select after->>'role' as role from audit_entry where action = 'account.role-changed' and subject = $1
     order by id desc limit 1`,
    [`account ${changed}`],
  )
  // The last one that was asked for may or may not have been made before the answer could be sent.
  const allowed = [roles.asked[roles.acknowledged - 1] ?? 'user', roles.asked.at(-1) ?? 'user']
  const faults = allowed.includes(now?.role ?? '') ? [] : [`The role is ${now?.role}, not one of ${allowed}.`]
  return now?.role === (logged?.role ?? 'user') ? faults : [...faults, `The log says ${logged?.role}.`]
}

async function pluginFaults(database: Database, { submitted, approved }: Acknowledged): Promise<string[]> {
  const rows = await database.query<{ id: number; status: string; whole: boolean }>(
    `select s.id, r.state as status,
       exists (select from plugin_contact c where c.submission = s.id)
       and exists (select from audit_entry e where e.action = 'plugin.submitted' and e.subject = 'submission ' || s.id)
       and (r.state = 'approved') = exists (select from plugin p where p.submission = s.id)
       and (r.state = 'approved')
         = exists (select from audit_entry e where e.action = 'plugin.approved' and e.subject = 'submission ' || s.id) as whole
     from plugin_submission s join review r on r.subject_kind = 'plugin' and r.subject = s.id`,
  )
  const status = new Map(rows.map((row) => [row.id, row.status]))
  return [
    ...rows.filter(({ whole }) => !whole).map(({ id }) => `Submission ${id} is half done.`),
    ...[...submitted].filter((id) => !status.has(id)).map((id) => `Submission ${id} was lost.`),
    ...[...approved]
      .filter((id) => status.get(id) !== 'approved')
      .map((id) => `The approval of ${id} was lost.`),
  ]
}

/** The last save may or may not have been made before the answer could be sent; each is whole, with its history. */
async function documentFaults(database: Database, { saved }: Acknowledged): Promise<string[]> {
  const rows = await database.query<{ id: string; version: number; title: string; whole: boolean }>(
    `select d.public_id as id, r.version, d.content->>'title' as title,
       exists (select from document_version v where v.document = d.id and v.number = r.version) as whole
     from document d join review r on r.subject_kind = 'document' and r.subject = d.id`,
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return [
    ...rows
      .filter(({ version, title, whole }) => !whole || title !== `Version ${version}`)
      .map(({ id }) => `Document ${id} is half saved.`),
    ...[...saved]
      .filter(([id, version]) => ![version, version + 1].includes(versions.get(id) ?? 0))
      .map(([id, version]) => `Version ${version} of document ${id} was lost.`),
  ]
}
