import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { contentTag } from '#server/platform/http/entity-tag.ts'
import type { Encoding } from '#server/platform/http/encoding.ts'
import { ownBytes } from '#server/platform/own-bytes.ts'

const brotliAsync = promisify(brotliCompress)
const unbrotliAsync = promisify(brotliDecompress)
const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)

/** A file of a release as it is sent. The text itself is not kept: hardly anybody asks for it. */
export interface PackedFile {
  /** The same for the same text. */
  readonly tag: string
  readonly br: Buffer
  readonly gzip: Buffer
}

/**
 * How far a file is compressed, as the quality of brotli. `most` takes 2.5 to 4 times the time of `much` for 2 % less: for what every
 * visit asks for. The first reader of any other file waits for it.
 */
const QUALITY = { most: 11, much: 10 } as const
export type Compression = keyof typeof QUALITY

/** Compresses a file, which is packed once and sent for ever. Runs in threads of their own. */
export async function pack(text: string, compression: Compression = 'much'): Promise<PackedFile> {
  const content = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[compression],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: 9 })])
  return packed(br, gz)
}

function packed(br: Buffer, gz: Buffer): PackedFile {
  return { tag: contentTag(br), br: ownBytes(br), gzip: ownBytes(gz) }
}

/** A file from its two forms. Throws when they are damaged: gzip carries a checksum, brotli is compared with it. */
export async function checkedFile(br: Buffer, gz: Buffer): Promise<PackedFile> {
  const [one, other] = await Promise.all([unbrotliAsync(br), gunzipAsync(gz)])
  if (!one.equals(other)) throw new Error('The two forms of a packed file differ.')
  return packed(br, gz)
}

/** The bytes to send for an encoding. */
export async function unpack(file: PackedFile, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity' ? gunzipAsync(file.gzip) : file[encoding]
}
