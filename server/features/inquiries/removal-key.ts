import { createHmac, timingSafeEqual } from 'node:crypto'

/** Makes and reads the keys with which people remove what they sent in. Nothing of them is stored. */
export interface RemovalKeys {
  keyOf(id: number): string
  /** The id that a key was made for; null: it was not made here. */
  idOf(key: string): number | null
}

/** `secret`: of this installation, so that nobody else can make a key. */
export function removalKeys(secret: string): RemovalKeys {
  const keyOf = (id: number) =>
    `${id}-${createHmac('sha256', secret).update(`remove ${id}`).digest('base64url')}`
  return {
    keyOf,
    idOf(key) {
      const id = Number(/^(\d{1,10})-/.exec(key)?.[1] ?? Number.NaN)
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(id))]
      return given.length === right.length && timingSafeEqual(given, right) ? id : null
    },
  }
}
