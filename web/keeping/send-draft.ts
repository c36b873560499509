import { isSameValue } from '#domain/document/same-value.ts'
import type { Waiting } from '#web/device/waiting.ts'
import { refusalIn } from '#web/device/refusal.ts'
import { withUnanswered } from '#web/editing/account-copy.ts'
import { draftUnder, keepUnder } from '#web/editing/kept-draft.ts'
import { type Saved, saveDocument } from '#web/editing/save-document.ts'

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
  let saved: Saved
  try {
    saved = await saveDocument({ document, account: draft.account, attempt })
  } catch (error) {
    const now = draftUnder(subject)
    if (now?.account && refusalIn(error)?.status === 0) {
      keepUnder(subject, { ...now, account: withUnanswered(now.account, document) })
    }
    throw error
  }
  if ('clash' in saved) return 'changedElsewhere'
  const now = draftUnder(subject)
  const account = { id: saved.row.id, version: saved.row.version, saved: document }
  keepUnder(subject, now && !isSameValue(now.document, document) ? { ...now, account } : null)
  return 'sent'
}
