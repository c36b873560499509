import type { Document } from '#domain/document/document.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import type { FileNeed } from '#server/data-files/files-for-threads.ts'
import type { PaperOrder } from '#server/native/order.ts'
import type { Said } from './document/filling.ts'
import type { PaperGround } from './document/ground.ts'

/**
 * What a document can be made into; `svg` is a picture of its pages, `frame` is the page that stands in frames of other sites, `letter` what a letter about it
 * shows.
 */
export type PaperMade = 'pdf' | 'svg' | 'docx' | 'pptx' | 'html' | 'frame' | 'letter'

/** One file of a document, as the thread that makes it is told. */
export interface DocumentOrder {
  readonly document: Document
  /** The query of the work list that it is made of in place of its blocks; null: it is made of blocks. */
  readonly workList: string | null
  readonly author: string | null
  /** Where it is opened again, below the site. */
  readonly path: string
  readonly format: PaperMade
  readonly said: Said
  readonly language: OfferedLanguage
  readonly site: string
  readonly front: FrontName
  /** Hash of the newest release. */
  readonly newest: string
  /** Figures of the newest release that are in question, by name. */
  readonly inQuestion: readonly string[]
}

/** What the thread asks of the server. */
export type PaperNeeds = FileNeed & {
  readonly picture: {
    readonly asked: string
    readonly answer: Awaited<ReturnType<PaperGround['picture']>>
  }
  readonly pages: { readonly asked: PaperOrder; readonly answer: Uint8Array }
  readonly dots: {
    readonly asked: { readonly svg: string; readonly across: number }
    readonly answer: Uint8Array
  }
}

/** A document as it was made, with what of it failed, for the log. */
export interface MadeDocument {
  readonly bytes: Uint8Array
  readonly name: string
  readonly failed: readonly string[]
}
