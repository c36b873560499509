import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

export const keepLogo = endpoint({
  method: 'PUT',
  path: '/front/logo',
  summary:
    'Keep a logo for one’s draft: a PNG, JPEG or WebP file of at most 300 kB and 512 × 512 pixels. What the file says besides the picture is left out',
  tag: 'Front',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  form: z.object({ logo: z.string().meta({ format: 'binary' }) }),
  answer: z.object({ logo: z.string().meta({ description: 'Its name, for the field `logo` of a front.' }) }),
  problems: ['invalid-input', 'body-too-large', 'unsupported-media', 'not-signed-in', 'too-many-requests'],
})

export const readLogo = endpoint({
  method: 'GET',
  path: '/front/logos/{name}',
  summary: 'A logo; its name is in no list before it is applied',
  tag: 'Front',
  permission: 'public',
  pathParameters: z.object({
    name: z
      .string()
      .max(64)
      .meta({ description: 'From the field `logo` of a front.', examples: ['k3Jx0wq2Rk6b1s8Vn5tYzQ'] }),
  }),
  query: noParameters,
  answer: z.string().meta({ description: 'The picture: image/png, image/jpeg or image/webp.' }),
  mediaType: 'image/*',
  problems: ['not-found'],
})
