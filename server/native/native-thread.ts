import { parentPort, workerData } from 'node:worker_threads'
import type { NativeAnswer, NativeGround, NativeOrder } from './order.ts'

/** The thread that calls native code, one piece of work after the other. Each library is loaded when it is first needed. */

const ground: NativeGround = workerData

async function made(order: NativeOrder) {
  if (order.kind === 'dots') return (await import('./draw-dots.ts')).drawDots(order.asked)
  return (await import('./compose.ts')).composerIn(ground).compose(order.asked)
}

async function answerTo(order: NativeOrder): Promise<NativeAnswer> {
  try {
    return { made: await made(order) }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (order: NativeOrder) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(order)))
})
