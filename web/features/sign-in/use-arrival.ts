import { useEffect, useRef, useState } from 'react'
import { AskError } from '#web/kit/ask-error.ts'
import { ask } from '#web/queries/ask.ts'
import type { Challenge } from './login-form.tsx'
import { takeReturnAddress } from './social-return-address.ts'

interface Arrivals {
  readonly onEnter: (returnTo: string | null) => Promise<void>
  readonly onSecondStep: (challenge: Challenge) => void
}

export interface Arrival {
  /** The sign-in is being finished. */
  readonly busy: boolean
  /** Why it could not be finished; null: nothing is to be said. */
  readonly failure: string | null
}

const REASONS: Readonly<Record<string, string>> = {
  cancelled: 'The sign-in was cancelled.',
  'address-in-use':
    'There is an account with this e-mail address already. Log in with its password, and confirm the address there.',
  'no-address': 'The other site did not tell an e-mail address. Create an account with a password instead.',
  closed: 'Registration is closed here. Ask an administrator for an account.',
  deactivated: 'This account is deactivated.',
  'not-begun': 'This sign-in was not begun on this site. Log in below, or begin it again.',
}

/**
 * Goes on with a sign-in that came back from another site (specification of accounts §4). `query`: what the page was
 * opened with; undefined when nobody came back.
 */
export function useArrival(query: string | undefined, { onEnter, onSecondStep }: Arrivals): Arrival {
  const begun = useRef(false)
  const [arrival, setArrival] = useState<Arrival>({ busy: query !== undefined, failure: null })
  useEffect(() => {
    if (query === undefined || begun.current) return
    begun.current = true
    const given = new URLSearchParams(query)
    const refuse = (provider: string, failure: string) => {
      setArrival({
        busy: false,
        failure: `Something went wrong signing you in with ${provider}. ${failure}`.trim(),
      })
    }
    void finish(given).then(
      async (outcome) => {
        setArrival({ busy: false, failure: null })
        if (outcome === null) await onEnter(takeReturnAddress())
        else onSecondStep(outcome)
      },
      (error: unknown) => {
        const told = given.get('reason') ?? (given.has('state') ? '' : 'not-begun')
        const reason = error instanceof AskError ? error.message : (REASONS[told] ?? '')
        refuse(given.get('provider') ?? 'linkedin', reason)
      },
    )
  }, [query, onEnter, onSecondStep])
  return arrival
}

/** Null: somebody is signed in. Throws when they are refused. */
async function finish(given: URLSearchParams): Promise<Challenge | null> {
  if (given.get('sign-in') === 'second-step') {
    return { methods: methodsOf((given.get('two-factor') ?? '').split(',')) }
  }
  if (given.get('sign-in') !== null) throw new Error('refused')
  const state = given.get('state') ?? ''
  if (state === '') throw new Error('A code without the state that we gave it')
  const answer = await ask('POST /social/auth/linkedin', {
    body: {
      code: given.get('code') ?? '',
      state,
      redirect_uri: `${window.location.origin}/${state.startsWith('CUSTOM.') ? 'custom' : ''}`,
    },
  })
  return 'two_factor' in answer ? { methods: answer.two_factor } : null
}

function methodsOf(names: readonly string[]): Challenge['methods'] {
  return (['totp', 'email', 'recovery'] as const).filter((method) => names.includes(method))
}
