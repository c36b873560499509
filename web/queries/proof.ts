import { message } from '#domain/message/message.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { store, useStore } from '#web/memory/store.ts'

/** A call of this page waits for its person's password. */
export interface ProofWish {
  readonly proven: () => void
  readonly givenUp: () => void
}

const wish = store<ProofWish | null>(null)

let waiting: Promise<void> | null = null

/**
 * Opens the dialog that asks for the password, once for all calls that wait, and resolves when the server took it. Throws an
 * AskError when the person closes it.
 */
export function passwordTyped(): Promise<void> {
  waiting ??= new Promise<void>((proven, reject) => {
    wish.set({
      proven,
      givenUp: () => reject(new AskError(0, 'given-up', pageLanguage.get().text(message('asking.given-up')))),
    })
  }).finally(() => {
    waiting = null
    wish.set(null)
  })
  return waiting
}

/** Follows whether the password is asked for. */
export function useProofWish(): ProofWish | null {
  return useStore(wish)
}
