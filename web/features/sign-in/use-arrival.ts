import { useEffect, useRef, useState } from 'react'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
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
  readonly failure: Value | null
}

const REASONS: Readonly<Record<string, Message>> = {
  cancelled: message('sign-in.cancelled'),
  'address-in-use': message('sign-in.address-in-use'),
  'no-address': message('sign-in.no-address'),
  closed: message('sign-in.closed'),
  deactivated: message('sign-in.deactivated'),
  'not-begun': message('sign-in.not-begun'),
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
    const refuse = (provider: string, reason: Value | null) => {
      const failure = message('sign-in.not-with', { provider })
      setArrival({ busy: false, failure: reason === null ? failure : sentences([failure, reason]) })
    }
    void finish(given).then(
      async (outcome) => {
        setArrival({ busy: false, failure: null })
        if (outcome === null) await onEnter(takeReturnAddress())
        else onSecondStep(outcome)
      },
      (error: unknown) => {
        const told = given.get('reason') ?? (given.has('state') ? '' : 'not-begun')
        refuse(
          given.get('provider') ?? 'linkedin',
          error instanceof AskError ? error.message : (REASONS[told] ?? null),
        )
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
