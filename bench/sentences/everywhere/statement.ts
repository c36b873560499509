/** Where the product speaks to readers. */
export const SPOKEN_PLACES = [
  'page',
  'lite',
  'brief',
  'profile',
  'quote',
  'why-differ',
  'triangulation',
  'story',
  'assistant',
  'short-text',
  'letter',
] as const

export type SpokenPlace = (typeof SPOKEN_PLACES)[number]

/** What a statement is said about, as far as the request for it says so. */
export interface About {
  readonly indicator?: number
  readonly location?: number
  readonly source?: number
  readonly period?: string
  /** The value that the release before had, where it had another. */
  readonly before?: number
  /** What a letter counts, as it was drawn. */
  readonly tally?: Readonly<Partial<Record<'changed' | 'added' | 'gone' | 'figures' | 'documents', number>>>
}

/** A sentence or a cell of one place of the product, with the whole text that it stands in. */
export interface Statement {
  readonly place: SpokenPlace
  /** The request that it answers. */
  readonly address: string
  readonly about: About
  readonly said: string
  /** Everything said beside it. */
  readonly whole: string
}
