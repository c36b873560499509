import { setTimeout } from 'node:timers/promises'
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
  /** Resolves when nothing has been on its way for a moment. */
  quiet(): Promise<void>
}

/** Between two looks at what is on its way, in milliseconds. */
const MOMENT = 50
/** A request that takes longer, in milliseconds, is not going to end, and is named. */
const PATIENCE = 60_000

interface Draft {
  url: string
  kind: string
  status: number
  bytes: number
}

/** Follows a page's network through the browser's own protocol, which also counts what the page cannot see. */
export async function recordNetwork(page: Page): Promise<NetworkLog> {
  const drafts = new Map<string, Draft>()
  /** The document for which each request is on its way. */
  const onTheWay = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type }) => {
    if (request.url.startsWith('http')) {
      onTheWay.set(requestId, loaderId)
      drafts.set(requestId, { url: request.url, kind: type ?? 'Other', status: 0, bytes: 0 })
    }
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const draft = drafts.get(requestId)
    if (draft) draft.status = response.status
  })
  session.on('Network.loadingFailed', ({ requestId }) => onTheWay.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    onTheWay.delete(requestId)
    const draft = drafts.get(requestId)
    if (draft) draft.bytes = encodedDataLength
  })
  // The script of a worker begins in the page and ends in the worker, which a page's session does not see.
  page.on('worker', (worker) => {
    for (const [id, { url }] of drafts) if (url === worker.url()) onTheWay.delete(id)
  })
  // What the page before had asked for may end without a word.
  session.on('Page.frameNavigated', ({ frame: { parentId, loaderId } }) => {
    if (parentId !== undefined) return
    for (const [id, document] of onTheWay) if (document !== '' && document !== loaderId) onTheWay.delete(id)
  })
  await session.send('Network.enable')
  await session.send('Page.enable')
  return {
    transfers: () => [...drafts.values()],
    forget: () => drafts.clear(),
    async quiet() {
      const begun = Date.now()
      for (let looks = 0; looks < 2; looks = onTheWay.size === 0 ? looks + 1 : 0) {
        if (Date.now() - begun > PATIENCE) throw new Error(`never ended: ${namesOf(onTheWay, drafts)}`)
        await setTimeout(MOMENT)
      }
    },
  }
}

function namesOf(onTheWay: ReadonlyMap<string, string>, drafts: ReadonlyMap<string, Draft>): string {
  return [...onTheWay.keys()].map((id) => drafts.get(id)?.url ?? id).join(', ')
}

/** Transfers of the product's API. */
export function apiTransfers(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
}

export function totalBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}
