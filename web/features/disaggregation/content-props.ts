import type { DisaggregationState } from '#sections/disaggregation/state.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { Chosen } from './resolve-chosen.ts'

/** What the content of the section is made from. */
export interface ContentProps {
  readonly catalogue: Catalogue
  readonly chosen: Chosen
  readonly state: DisaggregationState
  readonly onChange: (change: Partial<DisaggregationState>) => void
}
