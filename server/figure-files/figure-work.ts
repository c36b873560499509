import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { parentPort } from 'node:worker_threads'
import { Problem } from '#domain/problem.ts'
import type { DataFileRequest } from '#server/data-files/data-files.ts'
import { readerOf } from '#server/data-files/release-reader.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { FromThread, MadeFile, SentProblem, ThreadOrder, ToThread } from './figure-order.ts'
import { liteFile } from './lite/lite-file.ts'
import { makeFigureFile } from './make-figure-file.ts'
import { openingFile } from './opening/opening-file.ts'

/** The thread in which figures are made into files, one after the other, so that nobody who reads waits for them. */

const gunzipAsync = promisify(gunzip)

/** Releases whose files stay decoded. */
const KEPT_RELEASES = 2

const waiting = new Map<number, PromiseWithResolvers<Uint8Array | null>>()
const readers = new Map<string, ReleaseReader>()
let asked = 0

function say(message: FromThread, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}

async function textOf(request: DataFileRequest): Promise<string | null> {
  asked += 1
  const answer = Promise.withResolvers<Uint8Array | null>()
  waiting.set(asked, answer)
  say({ kind: 'needs', ask: asked, request })
  const file = await answer.promise
  return file && (await gunzipAsync(file)).toString()
}

function readerFor(release: string): ReleaseReader {
  const known = readers.get(release)
  if (known) return known
  const [oldest] = readers.keys()
  if (oldest !== undefined && readers.size >= KEPT_RELEASES) readers.delete(oldest)
  const reader = readerOf(textOf)
  readers.set(release, reader)
  return reader
}

async function carryOut(order: ThreadOrder): Promise<void> {
  try {
    const reader = readerFor(order.release)
    const { bytes, name } = await fileOf(order, reader)
    // A buffer of a pool is not ours to give away.
    const own = new Uint8Array(bytes)
    say({ kind: 'made', made: { bytes: own, name } }, [own.buffer])
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    say({ kind: 'refused', problem: { code: error.code, detail: error.message, errors: error.errors } })
  }
}

function fileOf(order: ThreadOrder, reader: ReleaseReader): Promise<MadeFile> {
  if (order.format === 'lite') return liteFile(order, reader)
  return order.format === 'opening' ? openingFile(order, reader) : makeFigureFile(order, reader)
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'order') {
    void carryOut(message.order)
    return
  }
  const answer = waiting.get(message.ask)
  waiting.delete(message.ask)
  if (message.kind === 'file') answer?.resolve(message.file)
  else answer?.reject(problemOf(message.problem))
})

function problemOf({ code, detail, errors }: SentProblem): Problem {
  return new Problem(code, detail, errors)
}
