import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { serialiseView } from '#charts/view-address.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import { Problem } from '#domain/problem.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import type { Database } from '#server/platform/database/database.ts'
import { frontName } from '#domain/front/front-name.ts'
import { frontOrOwn } from '#server/front/current-front.ts'
import { currentName } from '#server/front/current-name.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { DrawingQueue } from './drawing-queue.ts'
import type { FigureOrder, FigureWords, MadeFile, OpeningOrder, ThreadOrder } from './figure-order.ts'
import { figureQuery, type FigureRequest } from './figure-request.ts'
import { type FigureThread, startFigureThread } from './figure-thread.ts'

/** Bytes of files kept in memory. */
const LARGEST_MEMORY = 24 * 1024 * 1024
/** One thread draws: the other processor is left to readers. A file takes some hundredths of a second. */
const QUEUE = { what: 'figures', atOnce: 1, waiting: 120, ofOneCaller: 60, retryAfter: 5 } as const
/** A thread that had nothing to do for so long ends, and gives its memory back. In milliseconds. */
const IDLE = 60_000

/** One file of a figure. */
export interface AskedFile {
  readonly format: FigureOrder['format']
  readonly request: FigureRequest | PageCard
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  /** Who asks, as limits count callers. */
  readonly caller: string
  /** Given up when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** One lite page. */
export interface AskedLite extends Pick<AskedFile, 'site' | 'caller' | 'signal'> {
  /** Path and query of the full page. */
  readonly page: string
  readonly language: OfferedLanguage
}

/** How a page begins. */
export interface AskedOpening
  extends Pick<AskedLite, 'language' | 'caller' | 'signal'>,
    Pick<OpeningOrder, 'dashboard' | 'query' | 'width'> {}

/** The card of a page. */
export interface PageCard extends Omit<FigureRequest, 'view'> {
  /** Path and query of the page. */
  readonly page: string
}

/** A file as it is sent. */
export interface SentFile extends MadeFile {
  /** The same for the same bytes. */
  readonly tag: string
}

/** Figures as files, made when they are asked for and kept while they are used. */
export interface FigureFiles {
  /** Throws a `Problem` for what does not exist or is too much, and `too-many-requests` when many wait. */
  file(asked: AskedFile): Promise<SentFile>
  /** The same page without scripts; throws as `file` does. */
  lite(asked: AskedLite): Promise<SentFile>
  /** How a page begins before its scripts have arrived: a piece of HTML. Throws as `file` does, `not-found` where it begins empty. */
  opening(asked: AskedOpening): Promise<SentFile>
  close(): Promise<void>
}

/** The files of the figures of a store. */
export function openFigureFiles(
  database: Database,
  data: DataFiles,
  log: Pick<FastifyBaseLogger, 'error'>,
): FigureFiles {
  const files = new MadeOnce<SentFile>(LARGEST_MEMORY, ({ bytes }) => bytes.length)
  const queue = new DrawingQueue(QUEUE)
  const thread = restingThread(data, log)

  const make = async (
    order: ThreadOrder,
    { caller, signal }: Pick<AskedFile, 'caller' | 'signal'>,
  ): Promise<SentFile> => {
    const made = await queue.run(caller, signal, () => thread.make(order))
    const tag = createHash('sha256').update(made.bytes).digest('base64url').slice(0, 22)
    return { ...made, tag }
  }
  return {
    async file(asked) {
      const order = await orderOf(database, data, asked)
      return files.get(JSON.stringify(order), () => make(order, asked), asked.signal)
    },
    async lite(asked) {
      const { page, language, site, signal } = asked
      const [{ hash }, front] = [await currentRelease(database), await currentName(database)]
      const order = { format: 'lite', release: hash, page, language, site, front } as const
      return files.get(JSON.stringify(order), () => make(order, asked), signal)
    },
    async opening(asked) {
      const { dashboard, query, language, width, signal } = asked
      const [{ hash }, own] = [await currentRelease(database), await frontOrOwn(database)]
      const { logo, place, source, hidden_sections } = own
      const order = {
        ...({ format: 'opening', release: hash, dashboard, query, language, width, logo } as const),
        ...{ front: frontName(own), choices: { place, source, hidden_sections } },
      }
      return files.get(JSON.stringify(order), () => make(order, asked), signal)
    },
    close: () => thread.end(),
  }
}

async function orderOf(database: Database, data: DataFiles, asked: AskedFile): Promise<FigureOrder> {
  const { format, request, site } = asked
  const { hash } =
    request.release === null ? await currentRelease(database) : await data.release(request.release)
  const { language, look } = request
  const front = await currentName(database)
  const order = { format, release: hash, language, look, site, front }
  if ('page' in request) return { ...order, of: { page: request.page }, search: '' }
  return { ...order, of: { view: serialiseView(request.view) }, search: figureQuery(request) }
}

/** A thread that is started when it is needed, ends when it rests, and is started anew where it broke. */
function restingThread(data: DataFiles, log: Pick<FastifyBaseLogger, 'error'>): FigureThread {
  let thread: FigureThread | null = null
  let rest: NodeJS.Timeout | undefined
  const start = () =>
    startFigureThread(async (hash, request) => {
      const file = await data.file(await data.release(hash), request)
      return file?.gzip ?? null
    })
  const end = async () => {
    const ending = thread
    thread = null
    clearTimeout(rest)
    await ending?.end()
  }
  return {
    async make(order) {
      clearTimeout(rest)
      thread ??= start()
      const own = thread
      try {
        return await own.make(order)
      } catch (error) {
        // A thread that was ended while it drew has not broken.
        if (error instanceof Problem || own !== thread) throw error
        log.error({ err: error, order }, 'figure')
        await end()
        throw error
      } finally {
        rest = setTimeout(() => void end(), IDLE).unref()
      }
    },
    end,
  }
}

/** What a figure is called and what it says. Throws as `file` does. */
export async function figureWords(
  files: FigureFiles,
  asked: Pick<AskedFile, 'site' | 'caller'> & { readonly request: FigureRequest },
): Promise<FigureWords> {
  const { signal } = new AbortController()
  const { bytes } = await files.file({ ...asked, format: 'words', signal })
  return JSON.parse(Buffer.from(bytes).toString())
}
