import { createHash } from 'node:crypto'

/** A row without its hash: the input of the hash, in this order. */
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

/** The hash before the first row. */
export const FIRST_HASH = '0'.repeat(64)

/** SHA-256 over the hash of the row before and the content of this one, as hexadecimal text. */
export function auditHash(previous: string, content: AuditContent): string {
  const { id, at, actor, actor_name, action, subject, before, after, network } = content
  const text = JSON.stringify([previous, id, at, actor, actor_name, action, subject, before, after, network])
  return createHash('sha256').update(text).digest('hex')
}

/**
 * JSON with its keys in order, so that it reads the same when it comes back from the store, which orders keys and writes
 * numbers its own way. The store cannot keep the character 0 nor halves of a character: they are replaced.
 */
export function sortedJson(value: object | null | undefined): string | null {
  if (!value) return null
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return storable(part)
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part
    const entries = Object.entries(part).map(([key, item]) => [storable(key), item] as const)
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function storable(text: string): string {
  return text.replaceAll('\0', '�').toWellFormed()
}
