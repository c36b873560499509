import type { CorrelationWanted } from '#sections/correlation-analysis/state.ts'
import type { CorrelationChoice } from '#sections/correlation-analysis/correlation-choice.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import type { FinishedStudy } from './use-study.ts'

/** What the parts of the page below its controls are given. */
export interface CorrelationContentProps {
  readonly wanted: CorrelationWanted
  readonly choice: CorrelationChoice
  readonly finished: FinishedStudy
  readonly catalogue: Catalogue
  readonly currentYear: number
  readonly onChange: (change: Partial<CorrelationWanted>) => void
}
