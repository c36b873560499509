import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Knows whether the calling code runs inside a transaction of this database.
 *
 * A statement sent past its own transaction would wait for it for ever on the embedded database (one session), and
 * would not see its rows on a server. So both refuse it, at the first call and in the same words.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ open: boolean }>()

  /** Runs the work of a transaction; `isOpen` is false once it has ended. */
  async run<T>(work: (isOpen: () => boolean) => Promise<T>): Promise<T> {
    const state = { open: true }
    try {
      return await this.#storage.run(state, () => work(() => state.open))
    } finally {
      state.open = false
    }
  }

  /** Throws when the caller is inside an open transaction. */
  refuseInside(): void {
    if (this.#storage.getStore()?.open === true) {
      throw new Error('Inside a transaction, use the transaction itself and not the database.')
    }
  }
}

/** Throws when a transaction is used after its end. */
export function refuseEnded(isOpen: () => boolean): void {
  if (!isOpen()) throw new Error('This transaction has ended.')
}
