import { isSameValue } from '#domain/document/same-value.ts'
import { keptEntries, ownName } from '#web/memory/kept.ts'
import { type Draft, readDraft, WIZARD } from './draft.ts'
import { documentOf, type WizardValues } from './wizard-values.ts'

/** Whether this device holds something that the account has not; `stored`: what the account says beside the document. */
export function isUnsaved({ values, base }: Draft, stored: WizardValues): boolean {
  const beside = ['category', 'reason', 'organization', 'visibility'] as const
  return (
    !isSameValue(documentOf(values, base), base) || beside.some((field) => values[field] !== stored[field])
  )
}

/** The dashboards of a person that this device alone holds as they are now, with where each is made. */
export function unsavedDashboards(
  account: number,
): readonly { readonly title: string; readonly href: string }[] {
  const begin = ownName(account, WIZARD)
  return keptEntries().flatMap(([key, text]) => {
    const draft = key.startsWith(begin) ? readDraft(text) : null
    if (!draft || draft.keptAt === null) return []
    const { saved, values } = draft
    // What is still being made goes to the account by itself; of a finished one nothing does before it is saved.
    if (saved && !saved.isFinished && !isUnsaved(draft, values)) return []
    const href = `/my-dashboard/details${saved ? `?edit=${saved.id}` : ''}`
    return [{ title: values.name.trim() || 'A dashboard without a name', href }]
  })
}
