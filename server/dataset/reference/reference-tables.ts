import type { Indicator } from '#domain/indicator/indicator.ts'
import type { EditionFigure } from '#domain/observation/edition.ts'
import type { Rejection } from '#domain/observation/rejection.ts'
import type { KnownIds } from '../known-ids.ts'
import type { Placed } from '../read-rows.ts'
import type { Citation } from './citation-row.ts'
import type { EvidenceWithBasis } from './evidence-row.ts'
import type { Facility } from './facility-row.ts'
import type { LocationDetails } from './location-row.ts'
import type { Measure } from './measure-row.ts'
import type { SourceWithFiles } from './source-row.ts'

/** Everything of a data set but its figures. */
export interface ReferenceTables {
  readonly known: KnownIds
  readonly indicators: readonly Placed<Indicator>[]
  readonly sources: readonly Placed<SourceWithFiles>[]
  /** None in a data set without coordinates. */
  readonly evidence: readonly Placed<EvidenceWithBasis>[]
  readonly locations: readonly Placed<LocationDetails>[]
  readonly measures: readonly Placed<Measure>[]
  readonly citations: readonly Placed<Citation>[]
  readonly rejections: readonly Placed<Rejection>[]
  /** By file; none in a data set that holds one edition of everything. */
  readonly editions: ReadonlyMap<string, readonly Placed<EditionFigure>[]>
  readonly facilities: readonly Placed<Facility>[]
}
