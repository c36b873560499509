import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const METHOD = 'aes-256-gcm'
/** Bytes: of the number used once, and of the mark by which a change is found out. */
const ONCE = 12
const MARK = 16

/** Keeps texts so that only who has the secret can read them. */
export interface TextSealer {
  /** As base64url. Sealed twice, a text looks different each time. */
  seal(text: string): string
  /** Throws when it was sealed with another secret, or changed. */
  open(sealed: string): string
}

/** `purpose` keeps the keys of different uses of a secret apart. */
export function textSealer(secret: string, purpose: string): TextSealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(text) {
      const once = randomBytes(ONCE)
      const cipher = createCipheriv(METHOD, key, once)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([once, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv(METHOD, key, bytes.subarray(0, ONCE))
      cipher.setAuthTag(bytes.subarray(ONCE, ONCE + MARK))
      return Buffer.concat([cipher.update(bytes.subarray(ONCE + MARK)), cipher.final()]).toString('utf8')
    },
  }
}
