import { useSyncExternalStore } from 'react'

/** Somebody wants to sign in: the header opens the dialog for it. */
export interface SignInWish {
  readonly view: 'login' | 'register'
  /** Where to go afterwards: a path of this site. Absent: stay here. */
  readonly returnTo?: string
  /** What another site sent somebody back with: the query of the address. */
  readonly arrival?: string
}

let wish: SignInWish | null = null
const listeners = new Set<() => void>()

/** Opens the dialog to sign in or to make an account; null closes it. */
export function openSignIn(next: SignInWish | null): void {
  wish = next
  for (const listener of listeners) listener()
}

/** Follows what is wished for. */
export function useSignInWish(): SignInWish | null {
  return useSyncExternalStore(subscribe, () => wish)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
