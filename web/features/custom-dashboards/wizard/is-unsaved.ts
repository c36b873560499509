import { isSameValue } from '#domain/document/same-value.ts'
import type { Draft } from './draft.ts'
import { documentOf, type WizardValues } from './wizard-values.ts'

/** Whether this device holds something that the account has not; `stored`: what the account says beside the document. */
export function isUnsaved({ values, base }: Draft, stored: WizardValues): boolean {
  const beside = ['category', 'reason', 'organization', 'visibility'] as const
  return (
    !isSameValue(documentOf(values, base), base) || beside.some((field) => values[field] !== stored[field])
  )
}
