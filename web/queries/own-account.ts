import { useEffect, useSyncExternalStore } from 'react'
import type { OwnAccount, readOwnAccount } from '#contract/accounts/sign-in.ts'
import { AskError, ask } from './ask.ts'

/** Who is signed in, as far as this page knows. */
export type OwnAccountState =
  | { readonly status: 'unknown' | 'anonymous' }
  | { readonly status: 'signed-in'; readonly account: OwnAccount }
  /** The server could not say; the page shows what anybody may see. */
  | { readonly status: 'failed' }

/** Set beside the session, without any secret: readers who never signed in ask the server nothing. */
const MARK = /(?:^|; )msdat-signed-in=1/

let state: OwnAccountState = { status: 'unknown' }
let asking: Promise<void> | null = null
const listeners = new Set<() => void>()

function move(next: OwnAccountState): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server again: after signing in or out, and when the account was changed. */
export async function refreshOwnAccount(): Promise<OwnAccountState> {
  asking = (async () => {
    if (!MARK.test(document.cookie)) return move({ status: 'anonymous' })
    try {
      move({ status: 'signed-in', account: await ask<typeof readOwnAccount>('GET', '/account') })
    } catch (error) {
      move({ status: error instanceof AskError && error.status === 401 ? 'anonymous' : 'failed' })
    }
  })()
  await asking
  return state
}

/** Follows who is signed in. */
export function useOwnAccount(): OwnAccountState {
  const current = useSyncExternalStore(subscribe, () => state)
  useEffect(() => {
    if (state.status === 'unknown' && asking === null) void refreshOwnAccount()
  }, [])
  return current
}
