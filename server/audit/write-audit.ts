import type { Account } from '#domain/account/account.ts'
import type { SqlRunner } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { type AuditContent, auditHash, sortedJson } from './audit-content.ts'

/** One thing that was done, as the audit log keeps it. */
export interface AuditEntry {
  /** The person who did it; null: nobody is signed in, or the server itself. */
  readonly actor: Pick<Account, 'id' | 'username'> | null
  /** Area and verb: `account.role-changed`, `plugin.approved`, `sign-in.refused`. */
  readonly action: string
  /** The subject of the action: `account 12`. */
  readonly subject?: string
  /** The subject before and after. Never a password, a token or a code. */
  readonly before?: object | null
  readonly after?: object | null
  /** Address of the caller as `request.ip` has it; only its network is kept. */
  readonly address?: string
}

/** Any number will do, as long as nothing else in this database locks on it. */
const LOCK = 7_283_902

/**
 * Adds a row to the audit log. Give it the transaction that does the thing itself: both are kept or neither.
 * One writer at a time, so that the chain has no forks; the lock lasts to the end of the transaction.
 *
 * Of people only the id is written: names are looked up when the log is read, so that nothing personal stays behind when
 * an account is erased, and the chain stays whole.
 */
export async function writeAudit(transaction: SqlRunner, entry: AuditEntry): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK])
  const [last] = await transaction.query<{ last_entry: number; hash: string }>(
    'select last_entry, hash from audit_head',
  )
  if (!last) throw new Error('The audit log has lost its end (table audit_head).')
  const content: AuditContent = {
    id: last.last_entry + 1,
    at: new Date().toISOString(),
    actor: entry.actor?.id ?? null,
    actor_name: '',
    action: entry.action,
    subject: printable(entry.subject ?? ''),
    before: sortedJson(entry.before),
    after: sortedJson(entry.after),
    network: networkOf(entry.address ?? ''),
  }
  const hash = auditHash(last.hash, content)
  await transaction.query(
    `insert into audit_entry (id, at, actor, actor_name, action, subject, before, after, network, previous_hash, hash)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11)`,
    [...Object.values(content), last.hash, hash],
  )
  await transaction.query('update audit_head set last_entry = $1, hash = $2', [content.id, hash])
}

/** Line breaks, control signs and halves of a character would let a name pretend to be another row. */
function printable(text: string): string {
  return text.toWellFormed().replaceAll(/\p{C}/gu, '�').slice(0, 300).toWellFormed()
}
