import type { DeviceDatabase } from '#web/device/database.ts'
import { mayKeep } from './kept-where.ts'
import { answerPage } from './shell.ts'

const CACHE = 'msdat-lite'

/** Lite pages that stay, the newest; each weighs a few kilobytes. */
const MOST = 100

/** A lite page from the line, else as it was read last, else the whole page of the same view. */
export async function answerLite(request: Request, database: DeviceDatabase): Promise<Response> {
  try {
    const answer = await fetch(request)
    // A device without room has its page all the same.
    if (mayKeep(answer)) await keepPage(request.url, answer.clone()).catch(() => null)
    return answer
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: CACHE, ignoreVary: true })
    if (kept) return kept
    const page = await answerPage(request, database).catch(() => null)
    if (!page) throw error
    const whole = new URL(request.url)
    whole.pathname = whole.pathname.replace(/^\/lite/, '') || '/'
    return Response.redirect(whole.href)
  }
}

async function keepPage(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, answer)
  const known = await cache.keys()
  for (const old of known.slice(0, Math.max(0, known.length - MOST))) await cache.delete(old)
}

/** Forgets which lite pages were read. */
export async function forgetLitePages(): Promise<void> {
  await caches.delete(CACHE)
}
