import { z } from 'zod'
import { digitsTyped } from '#domain/account/typed-code.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idInPath, noParameters } from '#contract/listing/page.ts'
import { signedIn } from './sign-in.ts'

const TAG = 'Accounts'

/** What the calls about the second step of one’s own account share. */
const ofOwnAccount = {
  tag: TAG,
  permission: 'account.use',
  pathParameters: noParameters,
  query: noParameters,
} as const

/** The current password. People who only sign in with another provider have none and leave it out. */
const passwordFields = { password: z.string().min(1).max(200).normalize('NFC').optional() }
const password = z.object(passwordFields).meta({ examples: [{ password: 'A long phrase, 4 words' }] })

/** As it was handed out: no other characters can be part of a cookie. */
const challenge = z
  .string()
  .max(300)
  .regex(/^[\x21-\x7e]*$/, 'Send the challenge as it was given.')
  .optional()
const CODE_SENTENCE = 'Type the whole code.'
/** Spaces and hyphens are no part of a code. */
const code = z
  .string(CODE_SENTENCE)
  .max(60, CODE_SENTENCE)
  .transform(digitsTyped)
  .refine((text) => text.length >= 6 && text.length <= 20, CODE_SENTENCE)
  .meta({
    description: 'Spaces and hyphens may stand in it; in recovery codes capital letters do not matter.',
  })
const token = z.string().nullable().meta({
  description:
    'The token of this session from now on; null: it stays as it is. All other sessions have ended.',
})
const backupCodes = z
  .array(z.string())
  .meta({ description: 'Recovery codes, each good for one sign-in. They are shown this once.' })

export const finishSignIn = endpoint({
  method: 'POST',
  path: '/login/two-factor',
  summary: 'Finish a sign-in with the second step',
  tag: TAG,
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z
    .object({
      method: z.enum(['totp', 'email', 'recovery']),
      code,
      challenge: challenge.meta({
        description: 'As `POST /login` gave it. Browsers send the cookie instead.',
      }),
      trust_device: z
        .boolean()
        .default(false)
        .meta({ description: 'Ask this browser for no second step for 30 days.' }),
    })
    .meta({ examples: [{ method: 'totp', code: '123456' }] }),
  answer: signedIn,
  problems: ['invalid-input', 'sign-in-refused', 'too-many-requests'],
})

export const sendSignInCode = endpoint({
  method: 'POST',
  path: '/login/two-factor/email',
  summary: 'Send a code for the second step by mail',
  tag: TAG,
  permission: 'public',
  sameSite: true,
  pathParameters: noParameters,
  query: noParameters,
  body: z.object({ challenge }).meta({ examples: [{}] }),
  answer: z.object({
    detail: z.string(),
    minutes: z.int().meta({ description: 'How long the code counts.' }),
  }),
  problems: ['invalid-input', 'sign-in-refused', 'too-many-requests', 'store-unavailable'],
})

export const readSecondFactor = endpoint({
  ...ofOwnAccount,
  method: 'GET',
  path: '/account/two-factor',
  summary: 'The second step of the account, and what this server can offer',
  answer: z.object({
    totp: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    recovery_codes_left: z.int(),
    has_password: z.boolean().meta({
      description: 'False: signs in with another provider alone, and is asked for no password.',
    }),
    available: z.object({ totp: z.boolean(), email: z.boolean(), sms: z.boolean() }),
  }),
  problems: ['not-signed-in'],
})

export const enableAuthenticator = endpoint({
  ...ofOwnAccount,
  method: 'POST',
  path: '/account/two-factor/enable',
  summary: 'Begin with an authenticator; it counts once it is confirmed',
  body: password,
  answer: z.object({
    totp_uri: z.string().meta({ description: 'What the QR code says.' }),
    secret: z.string().meta({ description: 'The same for typing, as base 32.' }),
    backup_codes: backupCodes,
  }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const confirmAuthenticator = endpoint({
  ...ofOwnAccount,
  method: 'POST',
  path: '/account/two-factor/confirm',
  summary: 'Confirm the authenticator with its first code; other sessions end',
  body: z.object({ code }).meta({ examples: [{ code: '123456' }] }),
  answer: z.object({ two_factor: z.literal(true), token }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const disableAuthenticator = endpoint({
  ...ofOwnAccount,
  method: 'POST',
  path: '/account/two-factor/disable',
  summary: 'Remove the authenticator and its recovery codes; other sessions end',
  body: password,
  answer: z.object({
    two_factor: z.boolean().meta({ description: 'True when codes by mail stay.' }),
    token,
  }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

export const renewBackupCodes = endpoint({
  ...ofOwnAccount,
  method: 'POST',
  path: '/account/two-factor/backup-codes',
  summary: 'New recovery codes; the ones before count no more',
  body: password,
  answer: z.object({ backup_codes: backupCodes }),
  problems: ['invalid-input', 'not-signed-in', 'too-many-requests'],
})

const securitySettings = z.object({
  sms: z.boolean(),
  email: z.boolean(),
  googleAuthenticator: z.boolean(),
  microsoftAuthenticator: z.boolean().meta({
    description: 'Both authenticators are the same second step: an app that shows codes.',
  }),
})

export const readSecuritySettings = endpoint({
  method: 'GET',
  path: '/users/{id}/security-settings',
  summary: 'Which second steps are on, for one’s own account',
  tag: TAG,
  permission: 'account.use',
  others: 'nobody',
  pathParameters: idInPath,
  query: noParameters,
  answer: securitySettings,
  problems: ['not-signed-in', 'not-found'],
})

export const changeSecuritySettings = endpoint({
  method: 'POST',
  path: '/users/{id}/security-settings',
  summary: 'Turn second steps on or off, for one’s own account; turning one off needs the password',
  tag: TAG,
  permission: 'account.use',
  others: 'nobody',
  pathParameters: idInPath,
  query: noParameters,
  body: securitySettings.extend(passwordFields).meta({
    examples: [{ sms: false, email: true, googleAuthenticator: false, microsoftAuthenticator: false }],
  }),
  answer: securitySettings,
  problems: ['invalid-input', 'not-signed-in', 'not-found', 'too-many-requests'],
})
