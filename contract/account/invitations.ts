import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer } from '#contract/listing/changed.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { linkToken, passwordText } from './account-text.ts'

const line = z.object({
  number: z.int().meta({ description: 'Of the line in the list, from 1.' }),
  text: z.string(),
  outcome: z.enum(['invited', 'refused']),
  sentence: z.string().meta({ description: 'What was done, or why nothing was.' }),
})

export const invitePeople = endpoint({
  method: 'POST',
  path: '/users/invitations',
  summary:
    'Make accounts for a list of people: name, e-mail, role and organisation in each line, with tabs, semicolons or commas between them. Each gets an e-mail with a link to choose the password; every line is answered for itself',
  tag: 'Administration',
  permission: 'users.manage',
  proof: 'always',
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ list: z.string('Give the list.').max(100_000, 'The list is too long: paste it in parts.') })
    .meta({ examples: [{ list: 'Mina Bello; mina@example.org; moderator; FMoH' }] }),
  answer: z.object({ lines: z.array(line), invited: z.int() }),
  problems: ['invalid-input', 'not-signed-in', 'not-allowed', 'proof-needed'],
})

export type InvitedLine = z.output<typeof line>

export const inviteAgain = endpoint({
  method: 'POST',
  path: '/users/{id}/invitation',
  summary: 'Send the invitation to an account that nobody has used yet again; earlier links work no more',
  tag: 'Administration',
  permission: 'users.manage',
  pathParameters: idInPath,
  query: noParameters,
  answer: detailAnswer.extend({
    letter_sent: z.boolean().meta({ description: 'False: it could not be sent yet, and is tried again.' }),
  }),
  problems: ['invalid-input', 'not-found', 'not-signed-in', 'not-allowed', 'too-many-requests'],
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/account/invitation',
  summary: 'Choose the password of an account that was made for one, by the link of the invitation',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ token: linkToken, password: passwordText })
    .meta({ examples: [{ token: 'from-the-letter', password: 'A long phrase, 4 words' }] }),
  answer: detailAnswer.extend({ username: z.string() }),
  problems: ['invalid-input', 'too-many-requests'],
})
