import type { DocumentRow } from '#contract/documents/document.ts'
import { documentIn } from '#web/editing/clash.ts'
import { type Saved, saveDocument } from '#web/editing/save-document.ts'
import { baseOf, type Draft } from './draft.ts'
import { bodyOf } from './wizard-values.ts'

/** Sends a draft to the account: as something that is still being made, or (`step` null) as a dashboard. */
export async function saveDashboard(draft: Draft, step: number | null): Promise<Saved> {
  const { document, ...beside } = bodyOf(draft.values, baseOf(draft), step)
  return saveDocument({ document, account: draft.account, attempt: draft.attempt, beside })
}

/** The draft after it was sent: what the account holds is what it began from. */
export function afterSaving(draft: Draft, row: DocumentRow): Draft {
  const { id, version, step, visibility, keeps_link, state } = row
  const saved = documentIn(row.document) ?? baseOf(draft)
  const shared = { visibility, keeps_link, state }
  return { ...draft, account: { id, version, saved, isFinished: step === null, shared } }
}
