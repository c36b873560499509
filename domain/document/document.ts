import type { Block } from './blocks.ts'

/** The version of the schema that this version of the product writes. */
export const DOCUMENT_SCHEMA = 1

/** What a document is made for. */
export const DOCUMENT_KINDS = ['dashboard'] as const

/** What a document is about: what its sections offer to choose from, each in its order. */
export interface Subject {
  readonly indicators: readonly number[]
  readonly sources: readonly number[]
  readonly opening: Opening
}

/** What it opens with. Null: the first that has data; of places the nation. */
export interface Opening {
  readonly indicator: number | null
  readonly source: number | null
  readonly location: number | null
}

/**
 * Something that a person made out of figures and words: an ordered list of blocks about a subject. It is stored, sent and
 * drawn as this record, and knows neither its owner nor who may see it.
 */
export interface Document {
  readonly schema: typeof DOCUMENT_SCHEMA
  readonly kind: (typeof DOCUMENT_KINDS)[number]
  readonly title: string
  readonly description: string
  readonly subject: Subject
  readonly blocks: readonly Block[]
}

/** A dashboard before anybody has put something into it. */
export const EMPTY_DASHBOARD: Document = {
  schema: DOCUMENT_SCHEMA,
  kind: 'dashboard',
  title: '',
  description: '',
  subject: { indicators: [], sources: [], opening: { indicator: null, source: null, location: null } },
  blocks: [],
}
