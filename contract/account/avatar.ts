import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'

const ownAvatar = z.object({
  avatar: z.string().nullable().meta({ description: 'Address of the picture on this server; null: none.' }),
})

export const replaceAvatar = endpoint({
  method: 'PUT',
  path: '/account/avatar',
  summary:
    'Put a picture beside one’s name: a PNG, JPEG or WebP file of at most 300 kB and 512 × 512 pixels. What the file says besides the picture (place, camera, texts) is left out.',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  form: z.object({ avatar: z.string().meta({ format: 'binary' }) }),
  answer: ownAvatar,
  problems: ['invalid-input', 'body-too-large', 'unsupported-media', 'not-signed-in', 'too-many-requests'],
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/account/avatar',
  summary: 'Take one’s picture away',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  answer: ownAvatar,
  problems: ['not-signed-in'],
})

export const readAvatar = endpoint({
  method: 'GET',
  path: '/avatars/{id}',
  summary: 'A picture, for people who are signed in; each upload has a new address',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: z.object({
    id: z
      .string()
      .max(64)
      .meta({ description: 'From the address of the picture.', examples: ['k3Jx0wq2Rk6b1s8Vn5tYzQ'] }),
  }),
  query: noParameters,
  answer: z.string().meta({ description: 'The picture: image/png, image/jpeg or image/webp.' }),
  mediaType: 'image/*',
  problems: ['not-found', 'not-signed-in'],
})
