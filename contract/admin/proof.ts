import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'

export const prove = endpoint({
  method: 'POST',
  path: '/account/prove',
  summary:
    'Prove with the password that it is still you: some changes of administrators ask for it after 15 minutes',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ password: z.string().min(1, 'Password is required').max(200) })
    .meta({ examples: [{ password: 'A long phrase, 4 words' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})
