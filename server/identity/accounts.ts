import { currentName } from '#server/front/current-name.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type ProviderName, type ProviderVariables, PROVIDERS } from '#server/platform/provider-variables.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { type KnownDevices, knownDevices } from './known-devices.ts'
import { type Limits, openLimits } from './limits.ts'
import { letterLanguage } from './letter-language.ts'
import { type Letters, openLetters } from './send-letters.ts'
import { type PasswordHashing, SLOW_HASHING } from './password-hashing.ts'
import { type TextSealer, textSealer } from '#server/platform/sealed-text.ts'
import { openSignIn, type SignIn } from './sign-in.ts'

/** The services of every feature that has to do with accounts. */
export interface Accounts {
  readonly database: Database
  readonly signIn: SignIn
  /** For letters that are worth nothing a minute later; all others go by `letters`. */
  readonly mail: Mail
  readonly letters: Letters
  /** Where people reach the product, without a slash at the end: for links in letters. */
  readonly address: string
  /** Other sites that people may sign in with. */
  readonly providers: readonly ProviderName[]
  readonly limits: Limits
  readonly passwords: PasswordHashing
  /** Remembers devices that a person has signed in on. */
  readonly devices: KnownDevices
  /** Keeps people's tokens of other servers. */
  readonly tokens: TextSealer
}

export interface AccountsOptions {
  readonly database: Database
  readonly secret: string
  readonly address: string
  readonly mail: Mail
  /** Does work that cannot be done at once. */
  readonly jobs: Jobs
  /** Other sites that people may sign in with. */
  readonly providers?: ProviderVariables
  /** Slow unless given. No variable of the environment reaches it: only tests, which sign in thousands of times, hash cheaply. */
  readonly passwords?: PasswordHashing
}

export function openAccounts(options: AccountsOptions): Accounts {
  const { database, mail, address, secret, jobs, passwords = SLOW_HASHING } = options
  return {
    database,
    mail,
    letters: openLetters({
      ...{ jobs, mail, secret },
      name: () => currentName(database),
      languageOf: (email) => letterLanguage(database, email),
    }),
    address,
    providers: PROVIDERS.filter((name) => options.providers?.[name]),
    signIn: openSignIn({ ...options, passwords }),
    limits: openLimits(database, secret),
    passwords,
    devices: knownDevices(secret),
    tokens: textSealer(secret, 'tokens of other servers'),
  }
}
