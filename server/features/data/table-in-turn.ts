import { Readable } from 'node:stream'
import { Streamed } from '#server/platform/http/endpoint-route.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'

/** Tables are as long as a page may be: two at once leave the store and the thread that answers to everybody else. */
const QUEUE = new FairQueue({
  what: 'figures',
  atOnce: 2,
  waiting: 1000,
  retryAfter: 5,
  ofOneCaller: { account: 40, guest: 20 },
})

/**
 * Reads and writes the table of a page when it is its caller's turn, so that five hundred of them keep nobody waiting who asks for something
 * else. It is whole when it is sent: whoever takes it slowly holds no place. Throws `too-many-requests` where too many wait.
 */
export function tableInTurn(asker: Asker, make: () => Promise<Streamed>): Promise<Streamed> {
  return QUEUE.run(asker, async () => {
    const { parts, mediaType, fileName } = await make()
    const whole: (string | Uint8Array)[] = []
    for await (const part of parts) whole.push(part)
    return new Streamed(Readable.from(whole), mediaType, fileName)
  })
}
