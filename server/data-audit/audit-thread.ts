import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { AuditGround, AuditOrders } from './audit-order.ts'

/** Bytes that the thread may hold, in MB: several times the need of the largest indicators. */
const LARGEST_HEAP = 256

/** And for what lives shortly only: rules make many small things, and moving those that are in use costs a fifth of their time. */
const YOUNG_HEAP = 96

/** A thread that audits. It answers one thing after the other, and further questions wait here. */
export interface AuditThread {
  ask<Kind extends keyof AuditOrders>(
    kind: Kind,
    asked: AuditOrders[Kind]['asked'],
  ): Promise<AuditOrders[Kind]['answer']>
  end(): Promise<void>
}

/** Starts a thread; its starter ends it. A fault in it rejects the answer that is waited for. */
export function startAuditThread(ground: AuditGround): AuditThread {
  const worker = new Worker(new URL('./audit-work.ts', import.meta.url), {
    workerData: ground,
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP, maxYoungGenerationSizeMb: YOUNG_HEAP },
  })
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask(kind, asked) {
      const answer = last.then(async () => {
        // An error of the thread arrives as an event too, and `once` rejects with it.
        const answered = once(worker, 'message')
        worker.postMessage({ ...asked, kind })
        const [told] = await answered
        return told
      })
      last = answer
      // The caller is told of a fault, though he may look only after it happened.
      answer.catch(() => {})
      return answer
    },
    async end() {
      await worker.terminate()
    },
  }
}
