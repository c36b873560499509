import type { DRAWN_WIDTHS } from '#charts/export/embed-code.ts'
import type { Front } from '#domain/front/front.ts'
import type { FrontName } from '#domain/front/front-name.ts'
import type { OfferedLanguage } from '#domain/message/language.ts'
import type { SiteChoices } from '#sections/site-choices.ts'
import type { FileNeed } from '#server/data-files/files-for-threads.ts'
import type { FigureLook } from './figure-request.ts'

/** The forms of a figure, by the ending of its address, and the name of each in the answer. */
export const MEDIA_TYPES = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  html: 'text/html; charset=utf-8',
} as const

export type FigureFormat = keyof typeof MEDIA_TYPES

/** One file of one figure, as the thread that makes it is told. Everything in it can be sent to a thread. */
export interface FigureOrder {
  /** `embed`: the page that stands in a frame of another site; `words`: {@link FigureWords} as JSON. */
  readonly format: FigureFormat | 'embed' | 'words'
  /** Hash of the release. */
  readonly release: string
  /** Hash of the newest release, for a page in a frame that names an earlier one and says what has changed since; else null. */
  readonly newest: string | null
  /** Its figures in question, by name. */
  readonly inQuestion: readonly string[]
  /** The view, as addresses write it, or the path and query of a page, whose first figure is meant. */
  readonly of: { readonly view: string } | { readonly page: string }
  readonly language: OfferedLanguage
  readonly look: FigureLook
  /** Where the product is reached, without a slash at the end. */
  readonly site: string
  /** The site's own name: part of the order, so that a file made under another name is not sent. */
  readonly front: FrontName
  /** Query of the figure's own page, with release and language where the reader asked for them; empty: the view's. */
  readonly search: string
}

/** A page without scripts, as the thread that makes it is told. */
export interface LiteOrder
  extends Pick<FigureOrder, 'release' | 'inQuestion' | 'language' | 'site' | 'front'> {
  readonly format: 'lite'
  /** Path and query of the full page. */
  readonly page: string
}

/** How a page begins before its scripts have arrived, as the thread that makes it is told. */
export interface OpeningOrder extends Pick<FigureOrder, 'release' | 'inQuestion' | 'language' | 'front'> {
  readonly format: 'opening'
  /** Name of the dashboard. */
  readonly dashboard: string
  /** Of the page, without a question mark. */
  readonly query: string
  readonly width: keyof typeof DRAWN_WIDTHS
  /** Name of a kept picture; null: the mark of the product. */
  readonly logo: Front['logo']
  /** The site's decisions about its dashboards. */
  readonly choices: SiteChoices
}

/** How the profile of a place begins, as the thread that makes it is told. */
export interface ProfileOpeningOrder
  extends Pick<OpeningOrder, 'release' | 'inQuestion' | 'language' | 'front' | 'logo'> {
  readonly format: 'profile-opening'
  /** Id of the nation, a zone or a state. */
  readonly place: number
}

/** The orders that the thread can carry out. */
export type ThreadOrder = FigureOrder | LiteOrder | OpeningOrder | ProfileOpeningOrder

/**
 * The thread's requests to the server: files of releases, and drawings as dots, which are made in a process
 * of their own.
 */
export type FigureNeeds = FileNeed & {
  readonly dots: {
    readonly asked: { readonly svg: string; readonly scale: number }
    readonly answer: Uint8Array
  }
}

/** A file that was made. */
export interface MadeFile {
  readonly bytes: Uint8Array
  /** Its name when it is kept. */
  readonly name: string
}

/** The title and the summary of a figure, and how high it is in a frame. */
export interface FigureWords {
  readonly title: string
  readonly summary: string
  /** CSS pixels that its page needs in a frame of the usual width. */
  readonly height: number
}
