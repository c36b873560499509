import type { FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { withReturnAddress } from '#server/identity/library-call.ts'
import { headersOf } from '#server/identity/library-headers.ts'
import { platformSettings } from '#server/platform/platform-settings.ts'
import type { ProviderName } from '#server/platform/provider-variables.ts'
import { refusedAddress, socialHeaders } from './library.ts'
import { CUSTOM, linkedInReturn } from './linkedin.ts'
import { isOwnPath } from './return-path.ts'

export interface Wish {
  /** A path of this site. */
  readonly return_to: string
  /** Come back to `/custom`; LinkedIn alone. */
  readonly custom: boolean
}

/** The provider's page to go to, and the cookie that binds the sign-in to this browser. */
export async function beginSignIn(
  { signIn, address, database }: Accounts,
  provider: ProviderName,
  wish: Wish,
  request: FastifyRequest,
): Promise<{ readonly url: string; readonly headers: Headers }> {
  if (!isOwnPath(wish.return_to)) {
    const sentence = 'Give a path of this site, such as /dashboard/demographics.'
    throw new Problem('invalid-input', sentence, { return_to: [sentence] })
  }
  const prefix = provider === 'linkedin' && wish.custom ? CUSTOM : ''
  const { registrationOpen } = await platformSettings(database)
  const call = {
    headers: socialHeaders(headersOf(request)),
    returnHeaders: true,
    body: {
      provider,
      callbackURL: `${address}${wish.return_to}`,
      errorCallbackURL: refusedAddress(address, wish.return_to),
      disableRedirect: true,
      requestSignUp: registrationOpen,
    },
  } as const
  const begun = await (provider === 'linkedin'
    ? withReturnAddress(linkedInReturn(address, prefix).address, () => signIn.api.signInSocial(call))
    : signIn.api.signInSocial(call)
  ).catch(() => null)
  if (!begun?.response.url) {
    throw new Problem('store-unavailable', `${provider} does not answer at the moment. Try again later.`)
  }
  const url = new URL(begun.response.url)
  url.searchParams.set('state', `${prefix}${url.searchParams.get('state') ?? ''}`)
  return { url: url.href, headers: begun.headers }
}
