import type { Feature } from '#server/services/feature.ts'
import type { Services } from '#server/services/services.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  beginSocialSignIn,
  finishLinkedIn,
  listProviders,
  registerWithProvider,
  returnFromProvider,
} from '#contract/account/social-sign-in.ts'
import { Problem } from '#domain/problem.ts'
import type { Accounts } from '#server/identity/accounts.ts'
import { answerSignIn } from '#server/identity/finish-sign-in.ts'
import { headersOf, markSignedIn, sendCookies } from '#server/identity/library-headers.ts'
import { withReturnAddress } from '#server/identity/library-call.ts'
import { serve } from '#server/platform/http/endpoint-route.ts'
import type { ProviderName } from '#server/platform/provider-variables.ts'
import { beginSignIn } from './begin.ts'
import { enter, type Outcome, type Reason } from './enter.ts'
import { linkedInReturn, refuseOtherReturn } from './linkedin.ts'
import { checkIdToken, exchangeCode } from './library.ts'

/** The sentences of the page; the reasons that a person can do something about are told. */
const SENTENCES: Readonly<Record<Reason, string>> = {
  cancelled: 'The sign-in was cancelled.',
  'address-in-use':
    'There is an account with this e-mail address already. Sign in with its password, and confirm the address there.',
  'no-address': 'This provider did not tell an e-mail address. Register with a password instead.',
  closed: 'Registration is closed here. Ask an administrator for an account.',
  deactivated: 'This account is deactivated.',
  refused: 'Something went wrong. Start again.',
}

/** Signing in with Google, Facebook and LinkedIn, where they are set up. */
function serveSocialSignIn(app: FastifyInstance, { accounts }: Services): void {
  serve(app, listProviders, async () => ({ providers: [...accounts.providers] }))
  serve(app, beginSocialSignIn, async ({ path, body, request, reply }) => {
    const { url, headers } = await beginSignIn(accounts, known(accounts, path.provider), body, request)
    sendCookies(reply, headers)
    return { url }
  })
  serve(app, returnFromProvider, async ({ path, query, request, reply }) => {
    const provider = known(accounts, path.provider)
    const exchanged = await exchangeCode(accounts, provider, query, headersOf(request))
    const outcome = await enter(accounts, provider, exchanged, request)
    sendCookies(reply, outcome.headers)
    if (outcome.kind === 'signed-in') markSignedIn(reply, true)
    reply.header('cache-control', 'no-store')
    return reply.redirect(pageAfter(outcome, provider, exchanged.returnTo, accounts.address), 302)
  })
  serve(app, finishLinkedIn, async ({ body, request, reply }) => {
    const provider = known(accounts, 'linkedin')
    const { address, state } = linkedInReturn(accounts.address, body.state)
    refuseOtherReturn(address, body.redirect_uri)
    const answered = await withReturnAddress(address, () =>
      exchangeCode(accounts, provider, { code: body.code, state }, headersOf(request)),
    )
    return answer(reply, await enter(accounts, provider, answered, request))
  })
  serve(app, registerWithProvider, async ({ path, body, request, reply }) => {
    const provider = known(accounts, path.provider)
    const answered = await checkIdToken(accounts, provider, body.auth_token, headersOf(request))
    return answer(reply, await enter(accounts, provider, answered, request))
  })
}

function known({ providers }: Accounts, provider: ProviderName): ProviderName {
  if (providers.includes(provider)) return provider
  throw new Problem('not-found', `Sign-in with ${provider} is not set up on this server.`)
}

/** The page to go to, with its message in the address. */
function pageAfter(outcome: Outcome, provider: ProviderName, returnTo: string, address: string): string {
  const page = new URL(returnTo, address)
  if (outcome.kind === 'refused') {
    page.searchParams.set('sign-in', 'refused')
    page.searchParams.set('provider', provider)
    page.searchParams.set('reason', outcome.reason)
  }
  if (outcome.kind === 'second-step') {
    page.searchParams.set('sign-in', 'second-step')
    page.searchParams.set('two-factor', outcome.steps.join(','))
  }
  return `${page.pathname}${page.search}${page.hash}`
}

function answer(reply: FastifyReply, outcome: Outcome) {
  if (outcome.kind === 'refused') throw new Problem('sign-in-refused', SENTENCES[outcome.reason])
  if (outcome.kind === 'second-step') {
    sendCookies(reply, outcome.headers)
    reply.code(202)
    return { two_factor: [...outcome.steps], challenge: outcome.challenge }
  }
  const { token, ...account } = answerSignIn(reply, outcome.headers, outcome.account)
  return { data: { ...account, role: outcome.account.role, tokens: { access_token: token } } }
}

export const socialSignInFeature: Feature = { routes: serveSocialSignIn }
