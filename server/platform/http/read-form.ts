import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

/** A file that came with a form, whole in memory: its size was limited while it arrived. */
export interface SentFile {
  readonly name: string
  /** What the sender says it is; look at the bytes before believing it. */
  readonly mediaType: string
  readonly bytes: Buffer
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, SentFile>>
}

const MOST_FIELDS = 20
const LONGEST_FIELD = 64 * 1024

/**
 * Reads a form with files (`multipart/form-data`), one file for each name.
 * `largest`: bytes of a file. Throws `unsupported-media`, `body-too-large` or `invalid-input`.
 */
export async function readForm(request: FastifyRequest, largest: number): Promise<SentForm> {
  if (!request.isMultipart()) {
    throw new Problem('unsupported-media', 'Send the values as a form with files (multipart/form-data).')
  }
  const fields: Record<string, string> = {}
  const files: Record<string, SentFile> = {}
  const limits = { fileSize: largest, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') files[part.fieldname] = await fileOf(part, largest)
    else fields[part.fieldname] = String(part.value ?? '')
  }
  return { fields, files }
}

async function fileOf(part: MultipartFile, largest: number): Promise<SentFile> {
  try {
    return { name: part.filename, mediaType: part.mimetype, bytes: await part.toBuffer() }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'FST_REQ_FILE_TOO_LARGE')
      throw error
    throw new Problem('body-too-large', `The file is larger than ${Math.floor(largest / 1024)} kB.`)
  }
}
