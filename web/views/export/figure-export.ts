import type { Figure } from '#charts/figure.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import type { Language } from '#domain/message/language.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { View } from '#charts/view.ts'

/** A figure with everything that a file about it must say. */
export interface FigureExport {
  readonly figure: Figure
  readonly view: View
  readonly reference: ReferenceData
  readonly release: ReleaseStamp
  readonly language: Language
}
