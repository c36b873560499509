import { formAddress } from '#domain/data-entry/form-address.ts'
import { formIn } from '#web/device/waiting-content.ts'
import { draftName } from '#web/editing/kept-draft.ts'
import type { Waiting } from '#web/device/waiting.ts'

/** The page on which something that waits is edited; null: it has none. The subject of a document ends in its id, or in `new-` and its kind. */
export function editorOf(waiting: Waiting): string | null {
  const { account, subject, kind: what } = waiting
  if (what === 'form') {
    const form = formIn(waiting)?.form
    return form ? formAddress(form) : null
  }
  if (what !== 'document') return null
  const id = subject.slice(draftName(account, '').length)
  const kind = /^new-(.*)$/.exec(id)?.[1]
  return kind === undefined ? `/document/${id}/edit` : `/document/new?kind=${kind}`
}
