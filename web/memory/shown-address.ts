import { store } from './store.ts'

/** The links to what a section shows. */
export interface ShownLinks {
  /** Shows the same figures after the next release too. */
  readonly fixed: string
  /** Opens the newest period at its time; null where that is the same. */
  readonly newest: string | null
}

/** Makes the links to what the page shows, with what the data decided; null on pages whose address says everything. */
export const shownLinks = store<(() => ShownLinks) | null>(null)

/** The links to what the page shows now; of a page whose address says everything only that. */
export function linksToShare(): ShownLinks {
  return shownLinks.get()?.() ?? { fixed: window.location.href, newest: null }
}

/** A link to what the page shows now: the same figures, after the next release too. */
export function addressToShare(): string {
  return linksToShare().fixed
}

/** The section of which figures stand on the page; null while none do, as where a section has nothing to show. */
export const sectionShown = store<string | null>(null)
