import { parentPort, workerData } from 'node:worker_threads'
import { messages } from '@electric-sql/pglite'
import { NOTHING, OPENING, type Refusal, type Reply, type Request, type WorkerOptions } from './messages.ts'
import { openFolder } from './open-folder.ts'
import { Session } from './session.ts'

/** The thread that holds the embedded database, so that a long query never stalls the server. */

function refusalOf(error: unknown): Refusal {
  const message = error instanceof Error ? error.message : String(error)
  if (!(error instanceof messages.DatabaseError)) return { message, code: '', constraint: null }
  return { message, code: error.code ?? '', constraint: error.constraint ?? null }
}

function send(reply: Reply): void {
  parentPort?.postMessage(reply)
}

/** Carries out requests one after the other, in the order asked. */
function serve(session: Session): void {
  let last: Promise<void> = Promise.resolve()
  parentPort?.on('message', ({ id, order }: Request) => {
    last = last
      .then(() => session.run(order))
      .then(
        (answer) => send({ id, answer }),
        (error: unknown) => send({ id, refusal: refusalOf(error) }),
      )
      .then(() => {
        if (order.kind === 'close') parentPort?.close()
      })
  })
}

const { folder }: WorkerOptions = workerData
try {
  serve(new Session(await openFolder(folder)))
  send({ id: OPENING, answer: NOTHING })
} catch (error) {
  send({ id: OPENING, refusal: refusalOf(error) })
}
