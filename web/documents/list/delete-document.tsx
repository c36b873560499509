import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { showToast } from '#web/kit/toast.ts'
import { askWith } from '#web/queries/ask.ts'
import { askAgainAfter } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { forgetDrafts } from '#web/editing/kept-draft.ts'

interface DeleteDocumentProps {
  readonly row: DocumentSummary
  readonly onClose: () => void
}

/** Asks before a document of one's own goes to the bin; what this device keeps of it goes with it. */
export function DeleteDocument({ row: { id, kind, title }, onClose }: DeleteDocumentProps) {
  const own = useOwnAccount()
  const { text } = useLanguage()
  return (
    <ConfirmDialog
      title={text(message('document-list.delete-title', { kind }))}
      action={text(message('document-list.delete'))}
      onConfirm={async () => {
        await askWith('DELETE /document/{id}', { path: { id } })
        // Before the lists are asked again: somebody who closes the page meanwhile leaves nothing of it behind.
        if (own.status === 'signed-in') forgetDrafts(own.account.id, id)
        await askAgainAfter('DELETE /document/{id}')
        await showToast({ kind: 'success', title: text(message('document-list.in-bin')) })
      }}
      onClose={onClose}
    >
      {text(message('document-list.delete-about', { title }))}
    </ConfirmDialog>
  )
}
