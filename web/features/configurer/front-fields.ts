import type { FrontDraftAnswer } from '#contract/front/front.ts'
import type { Front } from '#domain/front/front.ts'

/** A front as it is sent. */
export type FrontFields = FrontDraftAnswer['front']

/** The steps of the configurer behind the account, by the last part of their address. */
export const STEPS = ['customize', 'appearance', 'settings', 'preview'] as const

export type Step = (typeof STEPS)[number]

/** What each step is given. */
export interface StepProps {
  readonly front: FrontFields
  readonly onChange: (change: Partial<FrontFields>) => void
}

/** A front with lists of its own, as calls take it. */
export function fieldsOf(front: Front): FrontFields {
  return {
    ...front,
    hidden_dashboards: [...front.hidden_dashboards],
    hidden_sections: [...front.hidden_sections],
  }
}
