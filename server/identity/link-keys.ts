import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { serverSecret } from './server-secret.ts'

/** Makes and reads the keys of links that do one thing to one row. Nothing of them is stored. */
export interface LinkKeys {
  keyOf(id: number): string
  /** The id that a key was made for; null: it was not made here, or for something else. */
  idOf(key: string): number | null
}

/** `secret`: of this installation, so that nobody else can make a key. `purpose`: keys for one thing do no other. */
export function linkKeys(secret: string, purpose: string): LinkKeys {
  const keyOf = (id: number) =>
    `${id}-${createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')}`
  return {
    keyOf,
    idOf(key) {
      const id = Number(/^(\d{1,10})-/.exec(key)?.[1] ?? Number.NaN)
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))]
      return given.length === right.length && timingSafeEqual(given, right) ? id : null
    },
  }
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
