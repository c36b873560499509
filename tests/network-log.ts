import type { Page } from 'playwright-core'

/** One answer as the network carried it. */
export interface Transfer {
  readonly url: string
  /** Document, Script, Stylesheet, Font, Image, Fetch, Preload and so on, in the browser's words. */
  readonly kind: string
  readonly status: number
  /** Headers and compressed body, as transferred. */
  readonly bytes: number
}

export interface NetworkLog {
  /** All transfers since the last `forget`, in the order in which they began. `data:` addresses are no transfers. */
  transfers(): readonly Transfer[]
  forget(): void
}

interface Draft {
  url: string
  kind: string
  status: number
  bytes: number
}

/** Follows a page's network through the browser's own protocol, which also counts what the page cannot see. */
export async function recordNetwork(page: Page): Promise<NetworkLog> {
  const drafts = new Map<string, Draft>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) {
      drafts.set(requestId, { url: request.url, kind: type ?? 'Other', status: 0, bytes: 0 })
    }
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const draft = drafts.get(requestId)
    if (draft) draft.status = response.status
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const draft = drafts.get(requestId)
    if (draft) draft.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return { transfers: () => [...drafts.values()], forget: () => drafts.clear() }
}

/** Transfers of the product's API. */
export function apiTransfers(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
}

export function totalBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
