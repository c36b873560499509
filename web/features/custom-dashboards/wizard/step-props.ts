import type { Catalogue } from '#web/queries/catalogue.ts'
import type { SharedAs } from './draft.ts'
import type { WizardField } from './steps.ts'
import type { WizardValues } from './wizard-values.ts'

/** What each step is given. */
export interface StepProps {
  readonly catalogue: Catalogue
  readonly values: WizardValues
  /** What is wrong with it, once somebody wanted to go on. */
  readonly faults: Partial<Record<WizardField, string>>
  /** How often somebody wanted to go on from it. */
  readonly tried: number
  readonly onChange: (values: Partial<WizardValues>) => void
  readonly onStep: (number: number) => void
  /** Who may see it as it is saved; null: it is not there for readers yet. */
  readonly shared: SharedAs | null
  /** The step as the address says it. */
  readonly slug: string
}
