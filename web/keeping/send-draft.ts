import { isSameValue } from '#domain/document/same-value.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { documentIn } from '#web/editing/clash.ts'
import { draftUnder, keepUnder } from '#web/editing/kept-draft.ts'
import { saveDocument } from '#web/editing/save-document.ts'

/**
 * Sends the draft that waits under a name. `sent`: the account has it. `changedElsewhere`: somebody saved in between, and the draft stays
 * for its author to choose. What was written since it was sent stays a draft over the new version.
 */
export async function sendDraft({
  subject,
  attempt,
}: Pick<Waiting, 'subject' | 'attempt'>): Promise<'sent' | 'changedElsewhere'> {
  const draft = draftUnder(subject)
  if (!draft) return 'sent'
  const { document } = draft
  const saved = await saveDocument({ document, account: draft.account, attempt })
  if ('clash' in saved) {
    // An answer that was lost on its way: it was saved by this very attempt.
    if (!saved.clash.theirs || !isSameValue(saved.clash.theirs, document)) return 'changedElsewhere'
    keepUnder(subject, null)
    return 'sent'
  }
  let { row } = saved
  if (draft.account === null && !isSameValue(documentIn(row.document), document)) {
    // The attempt had made it from an earlier state of the draft.
    const again = await saveDocument({ document, account: row, attempt })
    if ('clash' in again) return 'changedElsewhere'
    row = again.row
  }
  const now = draftUnder(subject)
  const account = { id: row.id, version: row.version, saved: document }
  keepUnder(subject, now && !isSameValue(now.document, document) ? { ...now, account } : null)
  return 'sent'
}
