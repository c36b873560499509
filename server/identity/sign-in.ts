import { betterAuth } from 'better-auth'
import { bearer, username } from 'better-auth/plugins'
import { ACCOUNT_FIELDS, isUsername } from '#domain/account/account-fields.ts'
import { LONGEST_PASSWORD } from '#domain/account/password-rules.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProviderVariables } from '#server/platform/provider-variables.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { ACCOUNT_MODEL, SESSION_MODEL, SIGN_IN_METHOD_MODEL, VERIFICATION_MODEL } from './table-names.ts'
import { providersPlugin } from './providers.ts'
import { secondStepPlugin } from './second-step-plugin.ts'
import { NETWORK_HEADER } from './library-headers.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { storeDialect } from './store-dialect.ts'

export interface SignInOptions {
  readonly database: Database
  /** Signs cookies and tokens: at least 32 characters. */
  readonly secret: string
  /** Where people reach the product, without a slash at the end. Letters and other providers link to it. */
  readonly address: string
  readonly mail: Mail
  /** Other sites that people may sign in with. */
  readonly providers?: ProviderVariables
  readonly passwords: PasswordHashing
}

/** Seconds. A session that is used is renewed once a day and ends two weeks after it was last used. */
const SESSION_SECONDS = 14 * 24 * 60 * 60
const RENEWAL_SECONDS = 24 * 60 * 60
const RESET_SECONDS = 30 * 60

/** Where the library sends a browser whose sign-in at a provider failed. No such page exists: our call reads the reason. */
export const REFUSED_PATH = '/sign-in-refused'

/** Over http and over https. */
export const SESSION_COOKIES = ['msdat-session', '__Host-msdat-session'] as const

/** The name of the cookie that holds a session; over https browsers bind it to this host alone. */
function sessionCookie(address: string): string {
  return SESSION_COOKIES[address.startsWith('https:') ? 1 : 0]
}

/**
 * The sign-in library, on the product's own tables. It hashes passwords, makes and checks sessions, links and codes. None
 * of its addresses is served: the product's own calls use `api`, so that each is in the contract.
 */
export function openSignIn({ database, secret, address, providers = {}, passwords }: SignInOptions) {
  const secure = address.startsWith('https:')
  return betterAuth({
    appName: 'MSDAT',
    baseURL: address,
    basePath: '/api/auth',
    secret,
    database: { dialect: storeDialect(database), type: 'postgres', transaction: true },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: LONGEST_PASSWORD,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: passwords,
    },
    user: ACCOUNT_MODEL,
    account: { ...SIGN_IN_METHOD_MODEL, updateAccountOnSignIn: false },
    databaseHooks: { account: { create: { before: withoutTokens } } },
    onAPIError: { errorURL: `${address}${REFUSED_PATH}` },
    session: { ...SESSION_MODEL, expiresIn: SESSION_SECONDS, updateAge: RENEWAL_SECONDS },
    verification: { ...VERIFICATION_MODEL, storeIdentifier: 'hashed' },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: ACCOUNT_FIELDS.username.longest,
        usernameValidator: isUsername,
        schema: { user: { fields: { displayUsername: 'display_username' } } },
      }),
      bearer({ requireSignature: true }),
      secondStepPlugin(),
      providersPlugin(providers, database, address),
    ],
    advanced: {
      database: { generateId: 'serial' },
      cookiePrefix: 'msdat',
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookie(address) } },
      // Only the network is kept, which the product puts into a header of its own.
      ipAddress: { ipAddressHeaders: [NETWORK_HEADER] },
    },
    // Limits are the product's own (they hold across processes), and so is the log.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type SignIn = ReturnType<typeof openSignIn>

/**
 * A person's identity at a provider is kept; the provider's tokens, which would let us act there, are not.
 */
async function withoutTokens<Method extends object>(method: Method) {
  return { data: { ...method, accessToken: null, refreshToken: null, idToken: null } }
}
