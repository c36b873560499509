import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { inPath, shared } from './document.ts'

export const uploadPicture = endpoint({
  ...shared,
  method: 'POST',
  path: '/document-picture',
  summary:
    'Keep a picture for a document: a PNG, JPEG or WebP file of at most 2 MB and 4096 pixels on a side. A block names it; one that no document uses goes after a week',
  pathParameters: noParameters,
  form: z.object({ picture: z.string().meta({ format: 'binary' }) }),
  answer: z.object({ picture: z.string().meta({ description: 'Its name, for a picture block.' }) }),
  problems: ['invalid-input', 'body-too-large', 'unsupported-media', 'not-signed-in', 'too-many-requests'],
})

export const readPicture = endpoint({
  ...shared,
  method: 'GET',
  path: '/document/{id}/pictures/{picture}',
  summary: 'A picture of a document, for whoever may see the document',
  permission: 'guest',
  pathParameters: z.object({
    ...inPath,
    picture: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'That is not the name of a picture.')
      .meta({ description: 'From the picture block.', examples: ['k3Jx0wq2Rk6b1s8Vn5tYzQ'] }),
  }),
  answer: z.string().meta({ description: 'The picture: image/png, image/jpeg or image/webp.' }),
  mediaType: 'image/*',
  problems: ['invalid-input', 'not-found'],
})
