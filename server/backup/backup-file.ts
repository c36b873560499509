import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type BackupContent, type BackupPart, linesOf, partsOf } from './backup-parts.ts'
import { SEALED, seal, unseal } from './sealed-stream.ts'

/** A whole backup in a file. */
export interface WrittenBackup extends BackupContent {
  readonly path: string
  readonly bytes: number
}

/**
 * Writes parts into one file: lines of JSON, packed by gzip, encrypted where there is a passphrase. The file gets its name once it is whole and on
 * the disk; a failure leaves none.
 */
export async function writeBackup(
  path: string,
  parts: AsyncIterable<BackupPart>,
  passphrase: string | null,
): Promise<WrittenBackup> {
  const draft = `${path}.part`
  const found: BackupContent[] = []
  async function* text() {
    found.push(yield* linesOf(parts))
  }
  try {
    const packing = createGzip({ level: 6 })
    const sealed = (source: AsyncIterable<Buffer>) =>
      passphrase === null ? source : seal(source, passphrase)
    await pipeline(Readable.from(text()), packing, sealed, createWriteStream(draft))
    await onDisk(draft)
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const [content] = found
  if (!content) throw new Error('The backup was not written to its end.')
  return { ...content, path, bytes: (await stat(path)).size }
}

async function onDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

/** The parts of a file; the generator's end says what was in it. Throws in words when it is not whole. */
export async function* readBackup(
  path: string,
  passphrase: string | null,
): AsyncGenerator<BackupPart, BackupContent> {
  const isSealed = await beginsSealed(path)
  if (isSealed && passphrase === null)
    throw new Error('The backup is encrypted. Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.')
  const file = createReadStream(path)
  const packed = isSealed && passphrase !== null ? Readable.from(unseal(file, passphrase)) : file
  const plain = createGunzip()
  const flow = pipeline(packed, plain).catch(() => {})
  try {
    return yield* partsOf(linesIn(plain))
  } catch (error) {
    throw inWords(error)
  } finally {
    plain.destroy()
    await flow
  }
}

/** Reads a file to its end and gives what is in it. */
export async function checkBackup(path: string, passphrase: string | null): Promise<BackupContent> {
  const parts = readBackup(path, passphrase)
  for (;;) {
    const next = await parts.next()
    if (next.done) return next.value
  }
}

async function beginsSealed(path: string): Promise<boolean> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEALED.length), 0, SEALED.length, 0)
    return bytesRead === SEALED.length && buffer.equals(SEALED)
  } finally {
    await file.close()
  }
}

async function* linesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest: string[] = []
  for await (const part of stream) {
    const [first = '', ...others] = decoder.decode(part, { stream: true }).split('\n')
    rest.push(first)
    for (const other of others) {
      yield rest.join('')
      rest = [other]
    }
  }
}

/** What zlib says of a file that is no gzip, or ends early. */
function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return new Error('The backup breaks off before its end.')
  return code.startsWith('Z_') ? new Error('This is not a backup of this product, or it was changed.') : error
}
