import { createHash } from 'node:crypto'
import { imageSize } from 'image-size'
import { fileName } from '#charts/export/file-name.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import type { Document } from '#domain/document/document.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import { Problem } from '#domain/problem.ts'
import { languageOf } from '#languages/from-source.ts'
import type { DataFiles } from '#server/data-files/data-files.ts'
import { readerOf } from '#server/data-files/release-reader.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import { pictureNamed } from '#server/documents/document-pictures.ts'
import { pathOf, type StoredDocument } from '#server/documents/stored-document.ts'
import { currentName } from '#server/front/current-name.ts'
import { DrawingQueue } from '#server/figure-files/drawing-queue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MadeOnce } from '#server/platform/made-once.ts'
import { currentRelease } from '#server/release/current-release.ts'
import { unpack } from '#server/release/packed-file.ts'
import { filled, type Said } from './document/filling.ts'
import type { PaperGround } from './document/ground.ts'
import type { PaperDocument } from './document/paper-document.ts'
import { resolveDocument } from './document/resolve-document.ts'
import { documentHtml } from './html/document-html.ts'
import { documentPdf } from './pdf/document-pdf.ts'

/** The files of a document, each with what makes it of the resolved document. */
export const PAPER_FORMATS = {
  pdf: { type: 'application/pdf', make: documentPdf },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // Its libraries take half a second and some tens of megabytes, and most servers are asked for none on most days.
    make: async (document: PaperDocument) => {
      const { documentDocx } = await import('./docx/document-docx.ts')
      return documentDocx(document)
    },
  },
  html: {
    type: 'text/html; charset=utf-8',
    make: async (document: PaperDocument) => Buffer.from(documentHtml(document)),
  },
} as const

export type PaperFormat = keyof typeof PAPER_FORMATS

/** The same with the page that stands in frames of other sites, which is no file that anybody keeps. */
const MADE = {
  ...PAPER_FORMATS,
  frame: {
    type: PAPER_FORMATS.html.type,
    make: async (document: PaperDocument) => Buffer.from(documentHtml(document, 'frame')),
  },
} as const

/** What is set: a document that is kept, or one that somebody sends along. */
export interface PaperSubject {
  readonly document: Document
  /** Null where nobody is named. */
  readonly author: string | null
  /** Where it is opened again, below the site. */
  readonly path: string
  /** The same for the same content by the same author. */
  readonly key: string
  /** Whether its pictures may be shown: which ones it may name was asked when it was kept. */
  readonly hasPictures: boolean
}

/** A document of the store. Who asks may see it: that has been looked at before. */
export function keptSubject(stored: StoredDocument): PaperSubject {
  const { document, public_id, version, owner_name } = stored
  const key = JSON.stringify([public_id, version, owner_name])
  return { document, author: owner_name, path: pathOf(stored), key, hasPictures: true }
}

/** A document that nobody keeps, with the name of whoever sends it. */
export function sentSubject(document: Document, author: string | null): PaperSubject {
  const written = JSON.stringify([document, author])
  const key = createHash('sha256').update(written).digest('base64url')
  return { document, author, path: '/', key, hasPictures: false }
}

/** One file of a document. */
export interface AskedPaper {
  readonly of: PaperSubject
  readonly format: keyof typeof MADE
  readonly said: Said
  readonly language: OfferedLanguage
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  readonly caller: string
  /** Given up when nobody waits for the answer any more. */
  readonly signal: AbortSignal
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
  /** Throws `too-many-requests` when many wait, `invalid-input` for a parameter that is open and for what is too large. */
  file(asked: AskedPaper): Promise<PaperFile>
}

/** Bytes of files kept in memory. */
const LARGEST_MEMORY = 24 * 1024 * 1024
/** A document takes up to some seconds, so few wait for theirs at a time. */
const QUEUE = { what: 'documents', atOnce: 1, waiting: 16, ofOneCaller: 4, retryAfter: 10 } as const
/** Releases whose files stay decoded. */
const KEPT_RELEASES = 2

/** The files of the documents of a store. */
export function openDocumentFiles(database: Database, data: DataFiles): DocumentFiles {
  const files = new MadeOnce<PaperFile>(LARGEST_MEMORY, ({ bytes }) => bytes.length)
  const queue = new DrawingQueue(QUEUE)
  const readerFor = keptReaders(data)
  return {
    async file(asked) {
      const newest = (await currentRelease(database)).hash
      const front = await currentName(database)
      const { caller, signal } = asked
      const read = (wanted: FilledDocument['release']) => readerFor(wanted === 'latest' ? newest : wanted)
      const make = () => queue.run(caller, signal, () => made(asked, { database, read, front }))
      return files.get(nameOf(asked, newest, front), make, signal)
    },
  }
}

/** The same for the same file: a document of another version, of another release, or of a site by another name, is another. */
function nameOf(
  { of, format, said, language, site }: AskedPaper,
  newest: string,
  { name, agency }: FrontName,
): string {
  return JSON.stringify([of.key, newest, format, said, language, site, name, agency])
}

interface Sources {
  readonly database: Database
  readonly read: PaperGround['release']
  readonly front: FrontName
}

async function made(
  { of, format, said, language: code, site }: AskedPaper,
  { database, read, front }: Sources,
): Promise<PaperFile> {
  const language = languageOf(code)
  const { reference } = await (await read(of.document.release)).catalogue()
  const ready = filled(of.document, said, { reference, language })
  const resolved = await resolveDocument(ready, {
    language,
    origin: site,
    front,
    address: `${site}${of.path}`,
    author: of.author,
    release: read,
    picture: async (name) => (of.hasPictures ? pictureOf(database, name) : null),
  })
  const bytes = await MADE[format].make(resolved)
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, name: fileName(ready.title, format), tag }
}

/** A picture with its size; null for one that is gone. Which pictures a document may show was asked when it was saved. */
async function pictureOf(database: Database, name: string): ReturnType<PaperGround['picture']> {
  try {
    const { bytes } = await pictureNamed(database, name)
    const { width, height, type } = imageSize(bytes)
    const kind = type === 'jpg' ? 'jpeg' : type
    if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return null
    return { bytes, type: kind, pixels: { width, height } }
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null
    throw error
  }
}

function keptReaders(data: DataFiles): (hash: string) => Promise<ReleaseReader> {
  const readers = new Map<string, ReleaseReader>()
  return async (hash) => {
    const known = readers.get(hash)
    if (known) return known
    const release = await data.release(hash)
    const reader = readerOf(async (request) => {
      const file = await data.file(release, request)
      return file && (await unpack(file, 'identity')).toString()
    })
    const [oldest] = readers.keys()
    if (oldest !== undefined && readers.size >= KEPT_RELEASES) readers.delete(oldest)
    readers.set(hash, reader)
    return reader
  }
}
