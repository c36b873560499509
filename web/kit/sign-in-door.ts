import { store, useStore } from '#web/memory/store.ts'

/** Somebody wants to sign in: the header opens the dialog for it. */
export interface SignInWish {
  readonly view: 'login' | 'register'
  /** Where to go afterwards: a path of this site. Absent: stay here. */
  readonly returnTo?: string
  /** The query with which another site sent somebody back. */
  readonly arrival?: string
}

const wish = store<SignInWish | null>(null)

/** Opens the dialog to sign in or to make an account; null closes it. */
export function openSignIn(next: SignInWish | null): void {
  wish.set(next)
}

/** Calls a listener whenever the dialog was closed, with or without somebody signed in. Gives what ends that. */
export function afterSignInDoor(listener: () => void): () => void {
  return wish.subscribe((next) => next === null && listener())
}

/** Follows what is wished for. */
export function useSignInWish(): SignInWish | null {
  return useStore(wish)
}
