import { parentPort, workerData } from 'node:worker_threads'
import { messages } from '@electric-sql/pglite'
import { collectAtRest } from '../../collect-at-rest.ts'
import { NOTHING, OPENING, type Refusal, type Reply, type Request, type WorkerOptions } from './messages.ts'
import { createFolder, openFolder } from './open-folder.ts'
import { Session } from './session.ts'

/** The thread that holds the embedded database, so that a long query never stalls the server. */

/** Milliseconds without an order after which the thread is at rest. */
const QUIET = 5000
/** After these PGlite does not answer any more, or answers from damaged memory. */
const FATAL = new Set(['FATAL', 'PANIC'])

function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof messages.DatabaseError)) return { message, code: '', constraint: null, fatal: true }
  const fatal = FATAL.has(error.severity ?? '')
  return { message, code: error.code ?? '', constraint: error.constraint ?? null, fatal }
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply)
}

async function carryOut(session: Session, { id, order }: Request): Promise<void> {
  try {
    send({ id, answer: await session.run(order) })
    if (order.kind === 'close') parentPort?.close()
  } catch (error) {
    const refusal = refusalOf(error)
    send({ id, refusal })
    if (refusal.fatal) process.exit(1)
  }
}

/** Carries out requests one after the other, in the order asked. */
function serve(session: Session): void {
  let last: Promise<void> = Promise.resolve()
  let asked = performance.now()
  collectAtRest(() => performance.now() - asked < QUIET)
  parentPort?.on('message', (request: Request) => {
    asked = performance.now()
    last = last.then(() => carryOut(session, request))
  })
}

const { folder, work }: WorkerOptions = workerData
try {
  if (work === 'make') await createFolder(folder)
  else serve(new Session(await openFolder(folder)))
  send({ id: OPENING, answer: NOTHING })
} catch (error) {
  send({ id: OPENING, refusal: refusalOf(error) })
}
