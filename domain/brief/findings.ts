import type { Location } from '#domain/location/location.ts'
import type { DataGaps } from './data-gaps.ts'
import type { KeyFigure } from './key-figure.ts'
import type { DivisionOfPlace } from './left-behind.ts'
import type { PartsToLookAt } from './parts-to-look-at.ts'
import type { FacilityFacts, PlaceFacts } from './place-facts.ts'
import type { SourcePair } from './source-disagreements.ts'
import type { TrendLine } from './trend-lines.ts'

/** What is found of a place, before a word is said about it. */
export interface BriefFindings {
  readonly place: Location
  readonly facts: PlaceFacts
  readonly key: readonly KeyFigure[]
  readonly trends: readonly TrendLine[]
  readonly parts: PartsToLookAt | null
  readonly pairs: readonly SourcePair[]
  readonly groups: readonly DivisionOfPlace[]
  readonly facilities: FacilityFacts | null
  readonly gaps: DataGaps
}
