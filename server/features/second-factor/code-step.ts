import { createHmac } from 'node:crypto'

const STEP_MILLISECONDS = 30_000
const DIGITS = 6

/** The code of an authenticator for one step of 30 seconds since 1970 (RFC 6238 with SHA-1, as every app has it). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step that a code belongs to: this one, the one before or the next, as clocks differ; null: none of them. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP_MILLISECONDS)
  return [current, current - 1, current + 1].find((step) => codeOfStep(secret, step) === code) ?? null
}
