import { ownBytes } from '#server/platform/own-bytes.ts'
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { serialiseView } from '#charts/view-address.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import { fileAnswer } from '#server/data-files/files-for-threads.ts'
import {
  type FiguresInQuestion,
  type FindQuestions,
  noQuestions,
} from '#server/data-audit/figures-in-question.ts'
import type { Database } from '#server/platform/database/database.ts'
import { frontName } from '#domain/front/front-name.ts'
import { frontOrOwn } from '#server/front/current-front.ts'
import { currentName } from '#server/front/current-name.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { currentRelease } from '#server/release/current-release.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'
import { WorkThread } from '#server/work/work-thread.ts'
import type {
  FigureNeeds,
  FigureOrder,
  FigureWords,
  LiteOrder,
  MadeFile,
  OpeningOrder,
  ProfileOpeningOrder,
  ThreadOrder,
} from './figure-order.ts'
import { figureQuery, type FigureRequest } from './figure-request.ts'
import { pngOf } from './png-of.ts'

/** Bytes of files kept in memory. */
const LARGEST_MEMORY = 24 * 1024 * 1024
/** One thread draws: the other processor is left to readers. A file takes some hundredths of a second. */
const QUEUE = {
  what: 'figures',
  atOnce: 1,
  waiting: 120,
  retryAfter: 5,
  ofOneCaller: { account: 60, guest: 60 },
} as const
/** The slowest kinds take less than two seconds on a slow machine. */
const BOUNDS = { what: 'This figure', heap: 256, patience: 20_000 } as const

/** One file of a figure. */
export interface AskedFile {
  readonly format: FigureOrder['format']
  readonly request: FigureRequest | PageCard
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  readonly asker: Asker
}

/** One lite page. */
export interface AskedLite extends Pick<AskedFile, 'site' | 'asker'> {
  /** Path and query of the full page. */
  readonly page: string
  readonly language: OfferedLanguage
}

/** How the page of a dashboard, or of the profile of a place, begins. */
export interface AskedOpening extends Pick<AskedLite, 'language' | 'asker'> {
  readonly of: Pick<OpeningOrder, 'dashboard' | 'query' | 'width'> | Pick<ProfileOpeningOrder, 'place'>
}

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
  /** Throws a `Problem` for a figure that does not exist or is too much, and `too-many-requests` when many wait. */
  file(asked: AskedFile): Promise<SentFile>
  /** The same page without scripts; throws as `file` does. */
  lite(asked: AskedLite): Promise<SentFile>
  /** How a page begins before its scripts have arrived: a piece of HTML. Throws as `file` does, `not-found` where it begins empty. */
  opening(asked: AskedOpening): Promise<SentFile>
  close(): Promise<void>
}

/** An order before it is known which figures are in question. */
type Unmarked =
  | Omit<FigureOrder, 'inQuestion'>
  | Omit<LiteOrder, 'inQuestion'>
  | Omit<OpeningOrder, 'inQuestion'>
  | Omit<ProfileOpeningOrder, 'inQuestion'>

/** The files of the figures of a store. */
export function openFigureFiles(
  database: Database,
  data: DataFiles,
  log: Pick<FastifyBaseLogger, 'error'>,
  findQuestions: FindQuestions = noQuestions,
): FigureFiles {
  const files = new MadeOnce<SentFile>(LARGEST_MEMORY, ({ bytes }) => bytes.length)
  const queue = new FairQueue(QUEUE)
  const thread = new WorkThread<ThreadOrder, MadeFile, FigureNeeds>(
    new URL('./figure-work.ts', import.meta.url),
    {
      bounds: BOUNDS,
      answers: {
        file: fileAnswer(data),
        dots: ({ svg, scale }, signal) => pngOf(svg, scale, signal),
      },
      log,
    },
  )

  const make = async (order: ThreadOrder, { asker }: Pick<AskedFile, 'asker'>): Promise<SentFile> => {
    const made = await queue.run(asker, () => thread.make(order, asker.signal))
    const tag = createHash('sha256').update(made.bytes).digest('base64url').slice(0, 22)
    return { ...made, bytes: ownBytes(made.bytes), tag }
  }
  /** A file that is made once for an order and the figures that are in question. */
  const kept = (
    order: Unmarked,
    { tag, keys }: Pick<FiguresInQuestion, 'tag' | 'keys'>,
    asked: Pick<AskedFile, 'asker'>,
  ) =>
    files.get(
      JSON.stringify({ ...order, tag }),
      () => make({ ...order, inQuestion: keys }, asked),
      asked.asker.signal,
    )
  return {
    async file(asked) {
      const [order, found] = await Promise.all([orderOf(database, data, asked), findQuestions()])
      const isMarked = order.release === found.release && !isLasting(asked)
      return kept(order, isMarked ? found : NONE_IN_QUESTION, asked)
    },
    async lite(asked) {
      const { page, language, site, asker } = asked
      const [{ hash }, front, found] = await Promise.all([
        currentRelease(database),
        currentName(database),
        findQuestions(),
      ])
      const order = { format: 'lite', release: hash, page, language, site, front } as const
      return kept(order, found.release === hash ? found : NONE_IN_QUESTION, { asker })
    },
    async opening({ of, language, asker }) {
      const [{ hash }, own] = await Promise.all([currentRelease(database), frontOrOwn(database)])
      const { logo, place, source, hidden_sections } = own
      const shared = { release: hash, language, logo, front: frontName(own) }
      const order =
        'place' in of
          ? ({ ...shared, format: 'profile-opening', place: of.place } as const)
          : ({ ...shared, ...of, format: 'opening', choices: { place, source, hidden_sections } } as const)
      // The page itself marks figures by a link of their cards.
      return kept(order, NONE_IN_QUESTION, { asker })
    },
    close: () => thread.end(),
  }
}

const NONE_IN_QUESTION = { tag: '', keys: [] } as const

/** A file of a release, which browsers keep for ever, never says anything else; pages follow what is known. */
function isLasting({ request, format }: AskedFile): boolean {
  return request.release !== null && format !== 'html' && format !== 'embed'
}

async function orderOf(
  database: Database,
  data: DataFiles,
  asked: AskedFile,
): Promise<Omit<FigureOrder, 'inQuestion'>> {
  const { format, request, site } = asked
  const [current, front] = await Promise.all([currentRelease(database), currentName(database)])
  const { hash } = request.release === null ? current : await data.release(request.release)
  const newest = format === 'embed' && hash !== current.hash ? current.hash : null
  const { language, look } = request
  const order = { format, release: hash, newest, language, look, site, front }
  if ('page' in request) return { ...order, of: { page: request.page }, search: '' }
  return { ...order, of: { view: serialiseView(request.view) }, search: figureQuery(request) }
}

/** The title and the words of a figure. Throws as `file` does. */
export async function figureWords(
  files: FigureFiles,
  asked: Pick<AskedFile, 'site' | 'asker'> & { readonly request: FigureRequest },
): Promise<FigureWords> {
  const { bytes } = await files.file({ ...asked, format: 'words' })
  return JSON.parse(Buffer.from(bytes).toString())
}
