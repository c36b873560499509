import { Worker } from 'node:worker_threads'
import { Problem } from '#domain/problem.ts'
import type { DataFileRequest } from '#server/data-files/data-files.ts'
import type { FromThread, MadeFile, ThreadOrder, ToThread } from './figure-order.ts'

/** Bytes of objects that the thread may hold, in MB. */
const LARGEST_HEAP = 256
/** What takes longer is given up, in milliseconds: the slowest kinds take less than two seconds on a slow machine. */
const PATIENCE = 20_000

/** A packed file of a release, by gzip; null when the release has none. */
export type FindFile = (release: string, request: DataFileRequest) => Promise<Uint8Array | null>

/** A thread that makes files of figures. It is asked one thing after the other. */
export interface FigureThread {
  make(order: ThreadOrder): Promise<MadeFile>
  end(): Promise<void>
}

/** Starts a thread; whoever starts it ends it. Where it breaks, or takes too long, what it was asked for is refused and it has ended. */
export function startFigureThread(find: FindFile): FigureThread {
  const worker = new Worker(new URL('./figure-work.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: LARGEST_HEAP },
  })
  // It is no reason for the server to go on.
  worker.unref()
  const send = (message: ToThread) => worker.postMessage(message)
  const bring = async (order: ThreadOrder, ask: number, request: DataFileRequest) => {
    try {
      send({ kind: 'file', ask, file: await find(order.release, request) })
    } catch (error) {
      const { code, message } = error instanceof Problem ? error : unreadable()
      send({ kind: 'no-file', ask, problem: { code, detail: message } })
    }
  }
  return {
    async make(order) {
      const end = Promise.withResolvers<MadeFile>()
      const hear = (message: FromThread) => {
        if (message.kind === 'needs') void bring(order, message.ask, message.request)
        else if (message.kind === 'made') end.resolve(message.made)
        else {
          const { code, detail, errors } = message.problem
          end.reject(new Problem(code, detail, errors))
        }
      }
      const late = setTimeout(() => {
        end.reject(new Problem('invalid-input', 'This figure takes too long to draw. Ask for less.'))
        void worker.terminate()
      }, PATIENCE)
      const gone = () => end.reject(new Error('The thread that draws figures has ended'))
      worker.on('message', hear).once('error', end.reject).once('exit', gone)
      try {
        send({ kind: 'order', order })
        return await end.promise
      } finally {
        clearTimeout(late)
        worker.off('message', hear).off('error', end.reject).off('exit', gone)
      }
    },
    async end() {
      await worker.terminate()
    },
  }
}

function unreadable(): Problem {
  return new Problem('store-unavailable', 'The data cannot be read at the moment. Try again.')
}
