import type { Coordinates } from '#domain/observation/coordinates.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import type { ReferenceData } from '#domain/reference/reference-data.ts'
import type { IndicatorAudit } from './release-audit.ts'
import type { StoredFigures } from './stored-figures.ts'

/** The data that the thread of the data audit has from its beginning. */
export interface AuditGround {
  /** Places of every level, measures of every indicator. */
  readonly reference: ReferenceData
  readonly editions: readonly EditionFigure[]
  readonly rejections: readonly Rejection[]
  readonly coordinates: ReadonlyMap<number, Coordinates>
}

/** The orders to it, with their answers. */
export interface AuditOrders {
  /** The indicators that say how many people others are about; their figures follow with `people`. */
  readonly weights: {
    readonly asked: { readonly indicators: readonly number[] }
    readonly answer: readonly number[]
  }
  readonly people: { readonly asked: { readonly figures: readonly StoredFigures[] }; readonly answer: null }
  /** `figures` are those of the indicators, and of those that they are a part of. */
  readonly audit: {
    readonly asked: { readonly indicators: readonly number[]; readonly figures: readonly StoredFigures[] }
    readonly answer: readonly IndicatorAudit[]
  }
}

/** One order on its way to the thread. Answers come in the order asked. */
export type AuditOrder = {
  readonly [Kind in keyof AuditOrders]: AuditOrders[Kind]['asked'] & { readonly kind: Kind }
}[keyof AuditOrders]
