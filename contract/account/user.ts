import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { detailAnswer, seenVersion } from '#contract/listing/changed.ts'
import { idInPath, noParameters, timestamp } from '#contract/listing/page.ts'
import { ROLES } from '#domain/account/role.ts'
import { emailText, profileText, usernameText } from './account-text.ts'

const user = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  pending_email: z
    .string()
    .nullable()
    .meta({ description: 'A new address that counts once the link sent to it is used; null: none.' }),
  first_name: z.string(),
  last_name: z.string(),
  organization: z.string(),
  profession: z.string(),
  job_title: z.string(),
  location: z.string(),
  role: z.enum(ROLES),
  avatar: z.string().nullable(),
  is_active: z.boolean(),
  has_password: z
    .boolean()
    .meta({ description: 'False: only another site signs this person in, so there is no password to type.' }),
  lastLogin: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
})

export type User = z.output<typeof user>

const changes = z
  .object({
    username: usernameText,
    email: emailText,
    first_name: profileText('first_name'),
    last_name: profileText('last_name'),
    organization: profileText('organization'),
    profession: profileText('profession'),
    job_title: profileText('job_title'),
    location: profileText('location'),
    updated_at: seenVersion,
  })
  .partial()
  .meta({ examples: [{ first_name: 'Ada', job_title: 'Analyst' }] })

const shared = {
  tag: 'Accounts',
  permission: 'account.use',
  others: 'users.manage',
  earlierProblems: true,
  pathParameters: idInPath,
  query: noParameters,
} as const

export const readUser = endpoint({
  ...shared,
  method: 'GET',
  path: '/users/{id}',
  summary: 'An account: the own one, or any for administrators',
  answer: user,
  problems: ['not-found', 'not-signed-in'],
})

const change = {
  ...shared,
  path: '/users/{id}',
  proof: 'others-or-email',
  body: changes,
  answer: user,
  problems: [
    'invalid-input',
    'not-found',
    'not-signed-in',
    'changed-meanwhile',
    'proof-needed',
    'too-many-requests',
  ],
} as const

export const changeUser = endpoint({
  ...change,
  method: 'PUT',
  summary:
    'Change a profile: what is not sent stays; a new e-mail address counts once it is confirmed, and the present one ends the request for another',
})

export const editUser = endpoint({
  ...change,
  method: 'PATCH',
  summary: 'Change a profile (the same as PUT)',
})

export const eraseUser = endpoint({
  ...shared,
  method: 'DELETE',
  proof: 'others',
  path: '/users/{id}',
  summary: 'Delete an account with all that belongs to the person: the own one, or any for administrators',
  body: z
    .object({
      password: z.string().max(1000).meta({
        description:
          'The own password, to delete oneself. Not needed within ten minutes of signing in, and not for others.',
      }),
    })
    .partial()
    .nullish()
    .meta({ examples: [{ password: 'A long phrase, 4 words' }] }),
  answer: detailAnswer,
  problems: [
    'invalid-input',
    'not-found',
    'not-signed-in',
    'not-allowed',
    'proof-needed',
    'too-many-requests',
  ],
})
