import type { Catalogue } from '#contract/release-data.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { Language } from '#domain/message/language.ts'
import type { FilledDocument } from '#domain/document/fill.ts'
import type { ReleaseReader } from '#sections/files/release-reader.ts'
import type { PaperPicture } from './paper-document.ts'

/** What a document is made from, and for whom. */
export interface PaperGround {
  readonly language: Language
  /** Of the site: `https://msdat.example`. */
  readonly origin: string
  /** What the site calls itself. */
  readonly front: FrontName
  /** Where the document itself is opened again. */
  readonly address: string
  /** Who made it; null where nobody is named. */
  readonly author: string | null
  /** The release of a hash, or the newest. Throws `not-found` for a hash that no release has. */
  release(wanted: FilledDocument['release']): Promise<ReleaseReader>
  /** A picture that was brought; null when it is there no more, `damaged` when no program can draw it. */
  picture(name: string): Promise<Pick<PaperPicture, 'bytes' | 'type' | 'pixels'> | 'damaged' | null>
  /** Stands between two blocks: lets others in, and throws where nobody waits for the document any more. */
  step(): Promise<void>
  /** Is told what a block failed of: the document goes on without it. */
  failed(error: unknown): void
}

/** A release that a block is drawn from. */
export interface ReleaseGround {
  readonly reader: ReleaseReader
  readonly catalogue: Catalogue
}

/** What every block is resolved with. */
export interface BlockGround extends PaperGround, ReleaseGround {
  readonly document: FilledDocument
  /** Keeps the sources of what is drawn, for the list at the end. */
  readonly cited: Set<number>
}
