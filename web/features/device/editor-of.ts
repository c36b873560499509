import { draftName } from '#web/editing/kept-draft.ts'
import type { Waiting } from '#web/device/waiting.ts'

/** The address at which a document that waits is edited; its subject ends in its id, or in `new-` and its kind. */
export function editorOf({ account, subject }: Pick<Waiting, 'account' | 'subject'>): string {
  const id = subject.slice(draftName(account, '').length)
  const kind = /^new-(.*)$/.exec(id)?.[1]
  return kind === undefined ? `/document/${id}/edit` : `/document/new?kind=${kind}`
}
