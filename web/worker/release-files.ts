import { blockOf } from '#web/device/block.ts'
import { keepSeen, readBlock } from '#web/device/blocks.ts'
import type { DeviceDatabase } from '#web/device/database.ts'
import { unpacked } from '#web/device/packed.ts'
import { mayKeep } from './kept-where.ts'

/**
 * A file of a release: from the database of the device where it is there, else from the line, and then it is there. This is the one
 * reader of what the device keeps: pages ask by address and cannot tell where the answer came from.
 */
export async function answerRelease(
  event: { readonly request: Request; waitUntil(work: Promise<unknown>): void },
  database: DeviceDatabase,
): Promise<Response> {
  const { request } = event
  const address = addressIn(request.url)
  const kept = await readBlock(database, address).catch(() => null)
  if (kept) return new Response(unpacked(kept.value), { headers: { 'content-type': 'application/json' } })
  const answer = await fetch(request)
  if (mayKeep(answer)) event.waitUntil(keepAnswer(database, address, answer.clone()))
  return answer
}

/** What does not fit is not kept; the page has its answer. */
async function keepAnswer(database: DeviceDatabase, address: string, answer: Response): Promise<void> {
  try {
    await keepSeen(database, await blockOf(address, await answer.text()))
  } catch {
    return
  }
}

/** Keeps files that a page had before this worker was there. */
export async function keepEarlier(database: DeviceDatabase, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const address = addressIn(url)
    if (await readBlock(database, address).catch(() => null)) continue
    const answer = await fetch(url, { cache: 'force-cache' }).catch(() => null)
    if (answer && mayKeep(answer)) await keepAnswer(database, address, answer)
  }
}

function addressIn(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
