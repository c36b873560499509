import type { ReactNode } from 'react'
import type { BlockKind, FilledBlockOf } from '#domain/document/blocks.ts'

/** Kinds of block that draw themselves; sections are drawn by their host. */
export type DrawnKind = Exclude<BlockKind, 'section'>

interface PageProps<Drawn> {
  readonly block: Drawn
  /** The id of the document, through which its pictures are seen; empty: it is not kept. */
  readonly id: string
  /** The hash of the release whose figures it shows; null: the newest. */
  readonly release: string | null
}

/** What a block on a page is given. */
export type BlockPageProps<Kind extends DrawnKind = DrawnKind> = PageProps<FilledBlockOf<Kind>>

/** Draws a block as readers see it. */
export type BlockPage<Kind extends DrawnKind> = { Page(props: BlockPageProps<Kind>): ReactNode }['Page']

/** The same for a block whose kind is not known. */
export type AnyBlockPage = { Page(props: BlockPageProps): ReactNode }['Page']
