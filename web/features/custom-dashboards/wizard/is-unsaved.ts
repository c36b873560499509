import { isSameValue } from '#domain/document/same-value.ts'
import { baseOf, type Draft } from './draft.ts'
import { documentOf, type WizardValues } from './wizard-values.ts'

/** Whether this device holds something that the account has not; `stored`: what the account says beside the document. */
export function isUnsaved(draft: Draft, stored: WizardValues): boolean {
  const { values } = draft
  const base = baseOf(draft)
  const beside = ['category', 'reason', 'organization', 'visibility'] as const
  return (
    !isSameValue(documentOf(values, base), base) || beside.some((field) => values[field] !== stored[field])
  )
}
