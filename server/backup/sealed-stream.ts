import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** The first bytes of a file that is encrypted. */
export const SEALED = Buffer.from('MSDAT-SEALED-1\n')

const SALT = 16
const TAG = 16
const LENGTH = 4
/** A piece is decrypted as a whole, so this is what is held in memory. */
const PIECE = 1 << 20
/** 64 MB and a tenth of a second for each guess. */
const COST = { N: 1 << 16, r: 8, p: 1, maxmem: 128 << 20 }

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/**
 * Encrypts a stream with a passphrase: AES-256-GCM by pieces, under a key that scrypt makes. Each piece has its number in its nonce and
 * the last one is marked, so that pieces cannot be moved, left out or cut off.
 */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const key = await derive(passphrase, salt, 32, COST)
  yield Buffer.concat([SEALED, salt])
  let number = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const part of source) {
    rest = Buffer.concat([rest, part])
    while (rest.length > PIECE) {
      yield sealedPiece(key, number, false, rest.subarray(0, PIECE))
      rest = rest.subarray(PIECE)
      number += 1
    }
  }
  yield sealedPiece(key, number, true, rest)
}

/** Decrypts what `seal` made. Throws when the passphrase is another, or anything was changed. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new PieceReader(source)
  const head = await reader.take(SEALED.length + SALT)
  const key = await derive(passphrase, head.subarray(SEALED.length), 32, COST)
  for (let number = 0, last = false; !last; number += 1) {
    const length = await reader.take(LENGTH)
    const size = length.readUInt32BE()
    if (size > PIECE) throw damaged()
    const sealed = await reader.take(size + TAG)
    last = await reader.isAtEnd()
    yield openedPiece(key, nonceOf(number, last), sealed)
  }
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

function sealedPiece(key: Buffer, number: number, isLast: boolean, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(plain.length)
  return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

function openedPiece(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()])
  } catch {
    throw damaged()
  }
}

function damaged(): Error {
  return new Error('The passphrase is another one, or the backup was changed or cut off.')
}

/** Bytes of a stream by count. */
class PieceReader {
  readonly #parts: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#parts = source[Symbol.asyncIterator]()
  }

  async take(count: number): Promise<Buffer> {
    const parts = [this.#rest]
    let length = this.#rest.length
    while (length < count) {
      const next = await this.#parts.next()
      if (next.done) throw damaged()
      parts.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(parts)
    this.#rest = all.subarray(count)
    return all.subarray(0, count)
  }

  async isAtEnd(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const next = await this.#parts.next()
      if (next.done) return true
      this.#rest = next.value
    }
    return false
  }
}
