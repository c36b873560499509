import { Worker } from 'node:worker_threads'
import type { WrittenOrder } from './order.ts'

/**
 * The process in which pages are set. Typst is native code that no thread can be made to leave, so it has a process that can
 * be ended; and since it takes memory beside that of the engine, this thread watches over all of it.
 */

/** Milliseconds between two looks at the memory. */
const LOOK = 100
/** How it ends when it holds more than it may. */
const TOO_LARGE = 77

const [, , templates = '', fonts = '', memory = '0'] = process.argv
const thread = new Worker(new URL('./setter-thread.ts', import.meta.url), {
  workerData: { templates, fonts },
})
thread.on('message', (pages) => process.send?.(pages))
thread.on('error', (error) => {
  throw error
})
process.on('message', (order: WrittenOrder) => thread.postMessage(order))
process.on('disconnect', () => process.exit())
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.exit(TOO_LARGE)
}, LOOK)
