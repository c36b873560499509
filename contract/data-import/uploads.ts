import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

/** Bytes of a whole upload at most. */
export const LARGEST_UPLOAD = 48 * 1024 * 1024

/** Bytes of one piece at most. */
export const LARGEST_PIECE = 512 * 1024

/** A file on its way. */
const upload = z.object({
  id: z.string(),
  size: z.int(),
  received: z.int().meta({ description: 'Bytes that are here: the next piece begins with this one.' }),
})

export type Upload = z.output<typeof upload>

const uploadId = z
  .string()
  .regex(/^[\w-]{22}$/, 'Give the id of an upload.')
  .meta({ examples: ['k3Jx0wq2Rk6b1s8Vn5tYzQ'] })

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 in hexadecimal digits.')

const shared = {
  tag: 'Data import',
  permission: 'account.use',
  query: noParameters,
  answer: upload,
} as const
const idInPath = z.object({ id: uploadId })

export const beginUpload = endpoint({
  ...shared,
  method: 'POST',
  path: '/uploads',
  summary:
    'Begin to send the list of files of an import (its JSON) in pieces, or go on with the one of this digest where it stands. 48 MB at most; forgotten after a day. Answers 201',
  pathParameters: noParameters,
  body: z
    .object({
      size: z
        .int()
        .min(1, 'Send at least one byte.')
        .max(LARGEST_UPLOAD, 'Send 48 MB at most. Larger files go through npm run data:import.')
        .meta({
          description: 'Bytes of the list of files as it is sent, all files together: 48 MB at most.',
        }),
      digest,
    })
    .meta({ examples: [{ size: 9_000_000, digest: 'a'.repeat(64) }] }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const readUpload = endpoint({
  ...shared,
  method: 'GET',
  path: '/uploads/{id}',
  summary: 'How far an upload of yours has come',
  pathParameters: idInPath,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const sendPiece = endpoint({
  ...shared,
  method: 'PUT',
  path: '/uploads/{id}',
  summary:
    'Send the next piece of an upload, 512 kB at most, with the byte at which it begins. A piece that is here already changes nothing; one behind a gap is refused',
  pathParameters: idInPath,
  query: z.object({ from: z.coerce.number().int().min(0, 'Give the byte at which the piece begins.') }),
  form: z.object({ piece: z.string().meta({ format: 'binary' }) }),
  problems: [
    'invalid-input',
    'not-signed-in',
    'not-found',
    'body-too-large',
    'unsupported-media',
    'changed-meanwhile',
  ],
})

export const forgetUpload = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/uploads/{id}',
  summary: 'Forget an upload of yours',
  pathParameters: idInPath,
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

/** Where a call takes files: they are in it, or arrived in pieces before. */
export const uploadedFiles = uploadId.optional().meta({
  description:
    'In place of `files`: an upload of yours that is whole, whose content is the JSON of that list.',
})
