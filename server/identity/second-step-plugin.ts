import { twoFactor } from 'better-auth/plugins'
import { handOver } from './library-call.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { SECOND_FACTOR_MODEL } from './table-names.ts'

/** How long a code by mail counts, in minutes, and how often it may be mistyped. */
export const CODE_MINUTES = 5
const CODE_TRIES = 5

/** Seconds in which the second step has to follow the first. */
const CHALLENGE_SECONDS = 10 * 60

/** Sign-in at another provider, as the library calls it. */
const SOCIAL_PATHS: ReadonlySet<string> = new Set(['/callback/:id', '/sign-in/social'])

/**
 * The library's second step, which it asks for after a password; here also after sign-in at another provider, so that
 * who holds the mailbox or the other account alone does not get past it.
 */
export function secondStepPlugin() {
  const plugin = twoFactor({
    issuer: 'MSDAT',
    twoFactorTable: 'second_factor',
    schema: SECOND_FACTOR_MODEL,
    twoFactorCookieMaxAge: CHALLENGE_SECONDS,
    // Those who only sign in with another provider have no password to give; the calls ask for a fresh sign-in.
    allowPasswordless: true,
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
    otpOptions: {
      digits: 6,
      period: CODE_MINUTES,
      allowedAttempts: CODE_TRIES,
      storeOTP: 'hashed',
      sendOTP: async ({ user, otp }) => handOver({ email: user.email, code: otp }),
    },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: (context: Parameters<typeof hook.matcher>[0]) =>
      hook.matcher(context) || SOCIAL_PATHS.has(context.path ?? ''),
  }))
  return { ...plugin, hooks: { after } }
}
