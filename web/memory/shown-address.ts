import { store } from './store.ts'

/** Makes the address of what the page shows, with all that the data decided; null on pages whose address says everything. */
export const shownAddress = store<(() => string) | null>(null)

/** A link to what the page shows now: the same figures, after the next release too. */
export function addressToShare(): string {
  return shownAddress.get()?.() ?? window.location.href
}
