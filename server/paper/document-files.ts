import { ownBytes } from '#server/platform/own-bytes.ts'
import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { imageSize } from 'image-size'
import type { OfferedLanguage } from '#domain/message/language.ts'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { Problem } from '#domain/problem.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import { fileAnswer } from '#server/data-files/files-for-threads.ts'
import { pictureNamed } from '#server/documents/document-pictures.ts'
import { pathOf, type StoredDocument } from '#server/documents/stored-document.ts'
import { currentName } from '#server/front/current-name.ts'
import { type FindQuestions, noQuestions } from '#server/data-audit/figures-in-question.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { isDrawable } from '#server/pictures/drawable.ts'
import type { Asker } from '#server/work/asker.ts'
import { FairQueue } from '#server/work/fair-queue.ts'
import { WorkThread } from '#server/work/work-thread.ts'
import type { Said } from './document/filling.ts'
import type { DocumentOrder, MadeDocument, PaperMade, PaperNeeds } from './paper-order.ts'
import { paperTools } from './paper-tools.ts'
import { refuseTooMuch } from './too-much-paper.ts'

/** The files of a document, and what each is called in the answer. */
export const PAPER_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
} as const

export type PaperFormat = keyof typeof PAPER_TYPES

/** What is set: a document that is kept, or one that somebody sends along. */
export interface PaperSubject {
  readonly document: Document
  /** The query of the work list that stands in it in place of blocks. */
  readonly workList?: string
  /** Null where nobody is named. */
  readonly author: string | null
  /** Where it is opened again, below the site. */
  readonly path: string
  /** The same for the same content by the same author. */
  readonly key: string
  /** Whether it is in the store: then its pictures may be shown, since which ones it may name was asked when it was kept. */
  readonly isKept: boolean
}

/** A document of the store. Who asks may see it: that has been looked at before. */
export function keptSubject(stored: StoredDocument): PaperSubject {
  const { document, public_id, version, owner_name } = stored
  const key = JSON.stringify([public_id, version, owner_name])
  return { document, author: owner_name, path: pathOf(stored), key, isKept: true }
}

/** A document that nobody keeps, with the name of whoever sends it. */
export function sentSubject(document: Document, author: string | null): PaperSubject {
  const written = JSON.stringify([document, author])
  const key = createHash('sha256').update(written).digest('base64url')
  return { document, author, path: '/', key, isKept: false }
}

/** The work list of a query, as its address says it. */
export function workListSubject(query: string): PaperSubject {
  const path = query === '' ? '/work-list' : `/work-list?${query}`
  const document: Document = { ...EMPTY_DASHBOARD, kind: 'report' }
  return { document, workList: query, author: null, path, key: path, isKept: false }
}

/** One file of a document. */
export interface AskedPaper {
  readonly of: PaperSubject
  readonly format: PaperMade
  readonly said: Said
  readonly language: OfferedLanguage
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  readonly asker: Asker
}

/** A file as it is sent. */
export interface PaperFile {
  readonly bytes: Uint8Array
  readonly name: string
  /** The same for the same bytes. */
  readonly tag: string
}

/** Documents as files, made when they are asked for, and kept as long as document and release stay and they are used. */
export interface DocumentFiles {
  /**
   * Throws `too-many-requests` when many wait, `too-much-work` for what is more than one request may ask for, and `invalid-input`
   * for a parameter that is open.
   */
  file(asked: AskedPaper): Promise<PaperFile>
  close(): Promise<void>
}

/** Bytes of files kept in memory. */
const LARGEST_MEMORY = 24 * 1024 * 1024
/** A document takes up to some seconds, so few wait for theirs at a time. */
const QUEUE = {
  what: 'documents',
  atOnce: 1,
  waiting: 16,
  retryAfter: 10,
  ofOneCaller: { account: 4, guest: 2 },
} as const
/**
 * Reading, drawing, setting. A long document on a busy machine takes minutes, and is made all the same as long as one part of it after the
 * other is done. Only other documents wait for it.
 */
const BOUNDS = { what: 'This document', heap: 384, patience: 60_000, longest: 240_000 } as const

/** The files of the documents of a store. */
export function openDocumentFiles(
  database: Database,
  data: DataFiles,
  log: Pick<FastifyBaseLogger, 'error'>,
  findQuestions: FindQuestions = noQuestions,
): DocumentFiles {
  const files = new MadeOnce<PaperFile>(LARGEST_MEMORY, ({ bytes }) => bytes.length)
  const queue = new FairQueue(QUEUE)
  const thread = new WorkThread<DocumentOrder, MadeDocument, PaperNeeds>(
    new URL('./paper-work.ts', import.meta.url),
    {
      bounds: BOUNDS,
      answers: {
        file: fileAnswer(data),
        picture: (name, signal) => pictureOf(database, name, signal),
        pages: (order, signal) => paperTools(signal).pages(order),
        dots: ({ svg, across }, signal) => paperTools(signal).dots(svg, across),
      },
      log,
    },
  )
  const make = async (order: DocumentOrder, { signal }: Asker): Promise<PaperFile> => {
    const { failed, ...made } = await thread.make(order, signal)
    for (const why of failed) log.error({ why, path: order.path, format: order.format }, 'document')
    const tag = createHash('sha256').update(made.bytes).digest('base64url').slice(0, 22)
    return { ...made, bytes: ownBytes(made.bytes), tag }
  }
  return {
    async file({ of, asker, ...asked }) {
      refuseTooMuch(of, asker)
      const newest = (await currentRelease(database)).hash
      const front = await currentName(database)
      const { document, author, path, workList = null } = of
      const found = await findQuestions()
      const inQuestion = found.release === newest ? found.keys : []
      const name = JSON.stringify([of.key, newest, asked, front.name, front.agency, found.tag])
      const order = {
        document: shown(document, of),
        workList,
        author,
        path,
        newest,
        inQuestion,
        front,
        ...asked,
      }
      return files.get(name, () => queue.run(asker, () => make(order, asker)), asker.signal)
    },
    close: () => thread.end(),
  }
}

/** Where pictures may not be shown, they stand as ones that are gone. */
function shown(document: Document, { isKept }: PaperSubject): Document {
  if (isKept) return document
  const blocks = document.blocks.map((block) =>
    block.kind === 'picture' ? { ...block, picture: NO_PICTURE } : block,
  )
  return { ...document, blocks }
}

const NO_PICTURE = ''

/** A picture with its size; null for one that is gone. Which pictures a document may show was asked when it was saved. */
async function pictureOf(
  database: Database,
  name: string,
  signal: AbortSignal,
): Promise<PaperNeeds['picture']['answer']> {
  try {
    const { bytes } = await pictureNamed(database, name)
    const { width, height, type } = imageSize(bytes)
    const kind = type === 'jpg' ? 'jpeg' : type
    if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return null
    // Earlier versions kept pictures without looking whether they can be drawn.
    if (!(await isDrawable(bytes, kind, signal))) return 'damaged'
    return { bytes, type: kind, pixels: { width, height } }
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}
