import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { serverSecret } from './server-secret.ts'

/** Makes and reads the keys of links that do one thing to one row. Nothing of them is stored. */
export interface LinkKeys {
  keyOf(id: number): string
  /** The id that a key was made for; null: it was not made here, or for something else. */
  idOf(key: string): number | null
}

/** Bytes of a block: the id in the first half, a proof that it was made here in the second. */
const BLOCK = 16
const HALF = 8

/**
 * `secret`: of this installation, so that nobody else can make a key. `purpose`: keys for one thing do no other. A key shows
 * nothing of the id, so that nobody counts by keys how much there is.
 */
export function linkKeys(secret: string, purpose: string): LinkKeys {
  const derived = (what: string) => createHmac('sha256', secret).update(`${purpose} ${what}`).digest()
  const hiding = derived('block')
  const keyOf = (id: number) => {
    const block = Buffer.alloc(BLOCK)
    block.writeBigUInt64BE(BigInt(id))
    derived(`id ${id}`).copy(block, HALF, 0, HALF)
    const cipher = createCipheriv('aes-256-ecb', hiding, null).setAutoPadding(false)
    return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
  }
  return {
    keyOf,
    idOf(key) {
      const block = Buffer.from(key, 'base64url')
      if (block.length !== BLOCK) return idOfEarlier(key, (id) => derived(String(id)))
      const decipher = createDecipheriv('aes-256-ecb', hiding, null).setAutoPadding(false)
      const opened = Buffer.concat([decipher.update(block), decipher.final()])
      const id = Number(opened.readBigUInt64BE())
      const isOurs = timingSafeEqual(opened.subarray(HALF), derived(`id ${id}`).subarray(0, HALF))
      return isOurs ? id : null
    },
  }
}

/** Keys of letters that were sent before they hid their id, such as `7-c2VjcmV0`: they lie in mailboxes. */
function idOfEarlier(key: string, proofOf: (id: number) => Buffer): number | null {
  const [, digits, given = ''] = /^(\d{1,10})-([\w-]+)$/.exec(key) ?? []
  const id = Number(digits ?? Number.NaN)
  const [found, right] = [Buffer.from(given, 'base64url'), proofOf(id)]
  return found.length === right.length && timingSafeEqual(found, right) ? id : null
}

/** The same, made when they are first needed, so that the server also starts while the store does not answer. */
export function linkKeysOf(database: Database, purpose: string): () => Promise<LinkKeys> {
  let made: Promise<LinkKeys> | null = null
  return () => {
    made ??= serverSecret(database, 'links').then(
      (secret) => linkKeys(secret, purpose),
      (error: unknown) => {
        made = null
        throw error
      },
    )
    return made
  }
}
