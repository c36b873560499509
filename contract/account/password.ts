import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { noParameters } from '#contract/listing/page.ts'
import { passwordText } from './account-text.ts'

export const updatePassword = endpoint({
  method: 'PUT',
  path: '/users/update_password',
  summary: 'Change the own password; ends all other sessions',
  tag: 'Accounts',
  permission: 'account.use',
  earlierProblems: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      current_password: z
        .string({ error: 'Type your current password.' })
        .max(1000, 'This is not your current password.')
        .default('')
        .meta({ description: 'May be missing only for accounts that have no password yet.' }),
      new_password: passwordText,
    })
    .meta({
      examples: [{ current_password: 'A long phrase, 4 words', new_password: 'Another phrase, 5 words' }],
    }),
  answer: detailAnswer.extend({
    letter_sent: z.boolean().meta({
      description:
        'True: the account had no password, nothing was changed yet, and a link to choose one was sent. The status is 202 then.',
    }),
  }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests', 'mail-unavailable'],
})
