import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

/** A file that came with a form, whole in memory: its size was limited while it arrived. */
export interface SentFile {
  readonly name: string
  /** The sender's own media type; look at the bytes before believing it. */
  readonly mediaType: string
  readonly bytes: Buffer
}

export interface SentForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, SentFile>>
}

const MOST_FIELDS = 20
const LONGEST_FIELD = 64 * 1024

/** A lost connection ends a form in the middle, and nobody can tell where it was meant to end. */
const CUT_OFF = 'The form ended in the middle, or its parts are not where its boundary says. Send it again.'

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
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') files[part.fieldname] = await fileOf(part, largest)
      else fields[part.fieldname] = String(part.value ?? '')
    }
  } catch (error) {
    throw isExplained(error) ? error : new Problem('invalid-input', CUT_OFF)
  }
  return { fields, files }
}

/** Whether an error says itself what the sender did wrong. Nothing but the form is read here, so all others are about its parts. */
function isExplained(error: unknown): boolean {
  return error instanceof Problem || (error instanceof Error && 'statusCode' in error)
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
