import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { noParameters } from '#contract/listing/page.ts'
import { ROLES } from '#domain/account/role.ts'
import { secondStep } from './sign-in.ts'

const TAG = 'Accounts'

const provider = z.enum(['google', 'facebook', 'linkedin'])

const WITHOUT_STATE = 'Begin the sign-in here: the state that LinkedIn sends back is that of this browser.'

/** The account as earlier clients keep it. */
const socialAccount = z.object({
  data: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    role: z.enum(ROLES),
    tokens: z.object({
      access_token: z.string().meta({
        description: 'For `Authorization: Bearer`. Browsers use the cookie that is set instead.',
      }),
    }),
  }),
})

export const listProviders = endpoint({
  method: 'GET',
  path: '/account/providers',
  summary: 'The other sites that people can sign in with on this server',
  tag: TAG,
  permission: 'public',
  pathParameters: noParameters,
  query: noParameters,
  answer: z.object({ providers: z.array(provider) }),
  problems: [],
})

export const beginSocialSignIn = endpoint({
  method: 'POST',
  path: '/account/social/{provider}',
  summary: 'Begin a sign-in at another site: the address to go to',
  tag: TAG,
  permission: 'public',
  sameSite: true,
  pathParameters: z.object({ provider }),
  query: noParameters,
  body: z
    .object({
      return_to: z
        .string()
        .max(2000)
        .default('/')
        .meta({ description: 'Where to go afterwards: a path of this site.' }),
      custom: z.boolean().default(false).meta({
        description:
          'For LinkedIn: come back to `/custom` and not to `/`. The state in the address then begins with `CUSTOM.`; what follows is random and is checked as always.',
      }),
    })
    .meta({ examples: [{ return_to: '/dashboard/demographics' }] }),
  answer: z.object({ url: z.string() }),
  problems: ['invalid-input', 'not-found', 'too-many-requests'],
})

/**
 * The one call that signs somebody in by GET: it is the address that the provider sends the browser back to, and a
 * redirect is always a GET. Another site cannot make use of it: the state in the address was made for this browser, is
 * kept in its cookie as well, and counts once.
 */
export const returnFromProvider = endpoint({
  method: 'GET',
  path: '/auth/callback/{provider}',
  summary: 'Where Google and Facebook send the browser back to',
  tag: TAG,
  permission: 'public',
  pathParameters: z.object({ provider }),
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(300).optional(),
    error: z.string().max(300).optional(),
    error_description: z.string().max(2000).optional(),
    iss: z.string().max(500).optional(),
  }),
  answer: z.string().meta({
    description:
      'A redirect (302) to the page that the sign-in began on. `sign-in=refused` with `provider` and `reason` (`cancelled`, `address-in-use`, `no-address`, `closed`, `deactivated`, `refused`) is added when it failed, and `sign-in=second-step` with `two-factor` when the account asks for a second step; the page goes on with `POST /login/two-factor`.',
  }),
  mediaType: 'text/plain',
  problems: [],
})

export const finishLinkedIn = endpoint({
  method: 'POST',
  path: '/social/auth/linkedin',
  summary:
    'Finish a sign-in with LinkedIn, with the code and the state of the address; 202 asks for a second step',
  tag: TAG,
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      code: z.string().min(1).max(4000),
      redirect_uri: z.string().max(2000),
      state: z.string(WITHOUT_STATE).min(1, WITHOUT_STATE).max(300),
    })
    .meta({
      examples: [{ code: 'AQT…', redirect_uri: 'https://msdat.example/', state: 'from the address' }],
    }),
  answer: z.union([socialAccount, secondStep]),
  problems: ['invalid-input', 'sign-in-refused', 'not-found', 'too-many-requests'],
})

export const registerWithProvider = endpoint({
  method: 'POST',
  path: '/auth/register/{provider}/user',
  summary:
    'Sign in, or register, with an ID token that Google gave to the client; 202 asks for a second step',
  tag: TAG,
  permission: 'public',
  sameSite: true,
  pathParameters: z.object({ provider }),
  query: noParameters,
  body: z
    .object({ auth_token: z.string().min(1).max(8000) })
    .meta({ examples: [{ auth_token: 'the ID token' }] }),
  answer: z.union([socialAccount, secondStep]),
  problems: ['invalid-input', 'sign-in-refused', 'not-found', 'too-many-requests'],
})
