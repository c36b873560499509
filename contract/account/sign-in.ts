import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { ROLES } from '#domain/account/role.ts'
import { grant } from './grant.ts'

/** The account that is signed in, as its own pages need it. */
export const ownAccount = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  organization: z.string(),
  profession: z.string(),
  job_title: z.string(),
  location: z.string(),
  role: z.object({ value: z.enum(ROLES), label: z.string() }),
  grants: z.array(grant).meta({ description: 'What this person may do beside their role.' }),
  avatar: z.string().nullable().meta({ description: 'Address of the picture on this server; null: none.' }),
  two_factor: z.boolean().meta({ description: 'A second step is asked for at sign-in.' }),
  created_at: z.iso.datetime(),
  last_login: z.iso.datetime().nullable(),
})

export type OwnAccount = z.output<typeof ownAccount>

export const signedIn = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  token: z
    .string()
    .meta({ description: 'For `Authorization: Bearer`. Browsers use the cookie that is set instead.' }),
})

export const secondStep = z.object({
  two_factor: z.array(z.enum(['totp', 'email', 'recovery'])).meta({
    description: 'How the sign-in can be finished with `POST /login/two-factor`. The status is 202 then.',
  }),
  challenge: z.string().meta({
    description:
      'For clients that keep no cookies: sent back with the second step. Ten minutes, one sign-in.',
  }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Sign in with a username or an e-mail address, and a password',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({ username: z.string().min(1).max(254), password: z.string().min(1).max(200) })
    .meta({ examples: [{ username: 'ada', password: 'A long phrase, 4 words' }] }),
  answer: z.union([signedIn, secondStep]),
  problems: ['invalid-input', 'sign-in-refused', 'too-many-requests'],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'End the session that asks',
  tag: 'Accounts',
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ detail: z.string() }),
  problems: [],
})

export const readOwnAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'Who is signed in',
  tag: 'Accounts',
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
  answer: ownAccount,
  problems: ['not-signed-in'],
})
