import { strFromU8, strToU8, unzip, zip } from 'fflate'
import { isRecord } from '#domain/form/is-record.ts'

/** The ending of a file in which somebody passes on what they keep. */
export const PASSED_ENDING = '.msdat'

const FORMAT = 1
const CONTENTS = 'contents.json'

/** More than everything of a release, and little enough for a phone: bytes of a file, unpacked. */
const MOST_BYTES = 100_000_000

/** What somebody passes on: which, and its files of one release with their text. */
export interface Passed {
  /** `state:20`. */
  readonly id: string
  /** Of the release. */
  readonly hash: string
  readonly files: ReadonlyMap<string, string>
}

/** A file that cannot be opened: none of this kind, broken, or too large. */
export class PassedFileError extends Error {}

/** Addresses under which a file may bring something: files of a release, nothing else. */
const OF_RELEASE = /^\/api\/releases\/[0-9a-f]{16,128}\/[\w/-]+(?:\?format=[\w-]+)?$/

/** What is passed on as one file: its parts, zipped, and a list of them with the digest of each. */
export async function packPassed({ id, hash, files }: Passed): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Record<string, Uint8Array> = {}
  const listed: Listed[] = []
  for (const [address, text] of files) {
    const name = `${listed.length}.json`
    const bytes = strToU8(text)
    parts[name] = bytes
    listed.push({ address, name, digest: await digestOf(bytes) })
  }
  const contents = JSON.stringify({ format: FORMAT, id, hash, files: listed })
  return zipped({ [CONTENTS]: strToU8(contents), ...parts })
}

interface Listed {
  readonly address: string
  readonly name: string
  readonly digest: string
}

/** What a file brings, checked part by part. Throws a PassedFileError for one that is not whole. */
export async function unpackPassed(bytes: Uint8Array): Promise<Passed> {
  const parts = await unzipped(bytes)
  const { format, id, hash, files } = contentsOf(parts[CONTENTS])
  if (format !== FORMAT || typeof id !== 'string' || typeof hash !== 'string' || !Array.isArray(files)) {
    throw new PassedFileError()
  }
  const found = new Map<string, string>()
  for (const listed of files) {
    if (!isListed(listed) || !OF_RELEASE.test(listed.address)) throw new PassedFileError()
    const part = parts[listed.name]
    if (!part || (await digestOf(part)) !== listed.digest) throw new PassedFileError()
    found.set(listed.address, strFromU8(part))
  }
  return { id, hash, files: found }
}

function contentsOf(part: Uint8Array | undefined): Readonly<Record<string, unknown>> {
  try {
    const contents: unknown = JSON.parse(part ? strFromU8(part) : '')
    if (isRecord(contents)) return contents
  } catch {
    // Said below.
  }
  throw new PassedFileError()
}

function isListed(value: unknown): value is Listed {
  return ['address', 'name', 'digest'].every((name) => isRecord(value) && typeof value[name] === 'string')
}

async function digestOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function zipped(parts: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    zip({ ...parts }, { level: 9 }, (error, bytes) =>
      error ? reject(error) : resolve(new Uint8Array(bytes)),
    )
  })
}

/** What says itself larger than it may be is not unpacked. */
function unzipped(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
  let sum = 0
  const filter = ({ originalSize }: { readonly originalSize: number }) => {
    sum += originalSize
    return sum <= MOST_BYTES
  }
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter }, (error, parts) => {
      if (error || sum > MOST_BYTES) reject(new PassedFileError())
      else resolve(parts)
    })
  })
}
