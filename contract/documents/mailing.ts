import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { shared } from './document.ts'

const every = z.enum(['week', 'month']).nullable().meta({ description: 'null: no letters.' })

const mailing = {
  ...shared,
  path: '/document/{id}/mailing',
  answer: z.object({
    every,
    email: z.string().meta({ description: 'Where the letters go: one’s own address.' }),
  }),
} as const

export const readMailing = endpoint({
  ...mailing,
  method: 'GET',
  summary: 'Whether one gets letters about a document that one may see, and how often',
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const changeMailing = endpoint({
  ...mailing,
  method: 'PUT',
  summary: 'Get letters about a document that one may see, every week or month, or get them no more',
  body: z.object({ every }).meta({ examples: [{ every: 'week' }] }),
  problems: ['invalid-input', 'not-signed-in', 'not-found'],
})

export const endMailing = endpoint({
  method: 'POST',
  path: '/document-mailing/end',
  tag: 'Documents',
  permission: 'public',
  sameSite: true,
  summary:
    'End the letters about a document, with the key of any of them. Mail programs call it too (RFC 8058)',
  pathParameters: noParameters,
  query: z.object({ key: z.string('Give the key of your link.').max(200) }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
})
