import { createHash } from 'node:crypto'
import type { Account } from '#domain/account/account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'

/** One thing that was done, as the audit log keeps it. */
export interface AuditEntry {
  /** Who did it; null: nobody is signed in, or the server itself. */
  readonly actor: Pick<Account, 'id' | 'username'> | null
  /** Area and verb: `account.role-changed`, `plugin.approved`, `sign-in.refused`. */
  readonly action: string
  /** What it was done to: `account 12`. */
  readonly subject?: string
  /** What it was and what it became. Never a password, a token or a code. */
  readonly before?: object | null
  readonly after?: object | null
  /** Address of the caller as `request.ip` has it; only its network is kept. */
  readonly address?: string
}

/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_283_902

/** The hash before the first row. */
export const FIRST_HASH = '0'.repeat(64)

/** A row without its hash: what the hash is made of, in this order. */
export interface AuditContent {
  readonly id: number
  readonly at: string
  readonly actor: number | null
  readonly actor_name: string
  readonly action: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
  readonly network: string
}

/** SHA-256 over the hash of the row before and the content of this one, as hexadecimal text. */
export function auditHash(previous: string, content: AuditContent): string {
  const { id, at, actor, actor_name, action, subject, before, after, network } = content
  const text = JSON.stringify([previous, id, at, actor, actor_name, action, subject, before, after, network])
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Adds a row to the audit log. Give it the transaction that does the thing itself: both are kept or neither.
 * One writer at a time, so that the chain has no forks; the lock lasts to the end of the transaction.
 */
export async function writeAudit(transaction: SqlRunner, entry: AuditEntry): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK])
  const [last] = await transaction.query<{ id: number; hash: string }>(
    'select id, hash from audit_entry order by id desc limit 1',
  )
  const previous = last?.hash ?? FIRST_HASH
  const content: AuditContent = {
    id: (last?.id ?? 0) + 1,
    at: new Date().toISOString(),
    actor: entry.actor?.id ?? null,
    actor_name: printable(entry.actor?.username ?? ''),
    action: entry.action,
    subject: printable(entry.subject ?? ''),
    before: sortedJson(entry.before),
    after: sortedJson(entry.after),
    network: networkOf(entry.address ?? ''),
  }
  await transaction.query(
    `insert into audit_entry (id, at, actor, actor_name, action, subject, before, after, network, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11)`,
    [...Object.values(content), previous, auditHash(previous, content)],
  )
}

/** JSON with its keys in order, so that it reads the same when it comes back from the store. */
export function sortedJson(value: object | null | undefined): string | null {
  if (!value) return null
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Line breaks and control signs would let a name pretend to be another row. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '�').slice(0, 300)
}

/** `196.220.13.7` → `196.220.13.0/24`; IPv6: the first three groups. */
function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:/, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0/24`
  return bare.includes(':') ? `${bare.split(':').slice(0, 3).join(':')}::/48` : ''
}
