import type { Block } from './blocks.ts'
import type { Level } from '#domain/location/location.ts'
import type { Hole, Parameter } from './parameters.ts'

/** The version of the schema that this version of the product writes. */
export const DOCUMENT_SCHEMA = 7

/** The purposes of documents. */
export const DOCUMENT_KINDS = ['dashboard', 'report', 'brief', 'profile'] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/**
 * The subject of a document: the things that its sections show and offer to choose from, each in its order;
 * an empty list leaves nothing out.
 */
export interface Subject {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly levels: readonly Level[]
  /** Calendar years; a month belongs to its year. */
  readonly years: readonly number[]
  readonly opening: Opening
}

/** The choice that it opens with. Null: the first that has data; of places the nation. */
export interface Opening {
  readonly indicator: number | null
  readonly source: number | Hole<'source'> | null
  readonly location: number | Hole<'place'> | null
}

/** The sheet that a document is set on. */
export interface Paper {
  readonly size: 'a4' | 'a3' | 'letter'
  readonly orientation: 'portrait' | 'landscape'
  /** In which blocks of half the width stand beside each other. */
  readonly columns: 1 | 2
}

/**
 * Something that a person made out of figures and words: an ordered list of blocks about a subject. It is stored, sent and
 * drawn as this record, and knows neither its owner nor who may see it. With parameters it has holes; `fill` closes them.
 */
export interface Document {
  readonly schema: typeof DOCUMENT_SCHEMA
  readonly kind: DocumentKind
  readonly title: string
  readonly description: string
  readonly subject: Subject
  /** Each name at most once. */
  readonly parameters: readonly Parameter[]
  /** Whose figures it shows: always the newest release, or the one of this hash. */
  readonly release: ReleaseWanted
  readonly paper: Paper
  readonly blocks: readonly Block[]
}

/** The newest release, or the hash of one. */
export type ReleaseWanted = 'latest' | (string & {})

/** The sheet of documents that say nothing of it. */
export const USUAL_PAPER: Paper = { size: 'a4', orientation: 'portrait', columns: 2 }

/** A dashboard before anybody has put something into it. */
export const EMPTY_DASHBOARD: Document = {
  schema: DOCUMENT_SCHEMA,
  kind: 'dashboard',
  title: '',
  description: '',
  subject: {
    indicators: [],
    sources: [],
    levels: [],
    years: [],
    opening: { indicator: null, source: null, location: null },
  },
  parameters: [],
  release: 'latest',
  paper: USUAL_PAPER,
  blocks: [],
}
