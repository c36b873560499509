import { Worker } from 'node:worker_threads'
import { type NativeAnswer, type NativeOrder, TOO_LARGE } from './order.ts'

/**
 * The process in which native code runs: Typst and the drawing of dots. No thread can be made to leave it, and where it panics it
 * takes its process along, so it has one that nobody else needs; and since it takes memory beside that of the engine, this
 * thread watches over all of it.
 */

/** Milliseconds between two looks at the memory. */
const LOOK = 100

const [, , ground = '{}', memory = '0'] = process.argv
const thread = new Worker(new URL('./native-thread.ts', import.meta.url), {
  workerData: JSON.parse(ground),
})
thread.on('message', (answer: NativeAnswer) => process.send?.(answer))
thread.on('error', (error) => {
  throw error
})
process.on('message', (order: NativeOrder) => thread.postMessage(order))
process.on('disconnect', () => process.exit())
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.exit(TOO_LARGE)
}, LOOK)
