import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { linkToken, passwordText } from './account-text.ts'

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/account/forgot-password',
  summary: 'Send a link to a new password; the answer is the same for unknown people',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      email: z
        .string()
        .min(1)
        .max(254)
        .meta({ description: 'The e-mail address or the username of the account.' }),
    })
    .meta({ examples: [{ email: 'ada@example.org' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'too-many-requests'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/account/reset-password',
  summary: 'Choose a new password by the link of an e-mail; ends all sessions',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  earlierProblems: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ token: linkToken, password: passwordText })
    .meta({ examples: [{ token: 'from-the-letter', password: 'A long phrase, 4 words' }] }),
  answer: detailAnswer,
  problems: ['invalid-input', 'too-many-requests'],
})
