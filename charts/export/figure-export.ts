import type { Figure } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import type { Language } from '#domain/message/language.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'

/** A release as files and citations name it. */
export interface NamedRelease {
  readonly number: number
  readonly hash: string
  /** ISO-8601 UTC. */
  readonly published_at: string
}

/** A figure with everything that a file about it must say. */
export interface FigureExport {
  readonly figure: Figure
  readonly view: View
  readonly reference: ReferenceData
  readonly release: NamedRelease
  readonly language: Language
  /** Where the figure can be opened again. */
  readonly address: string
  /** The day on which it was read, ISO-8601; null in files that are the same on every day. */
  readonly readOn: string | null
}
