import type { DocumentSummary } from '#contract/documents/document.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { forgetDrafts } from '#web/editing/kept-draft.ts'

interface DeleteDocumentProps {
  readonly row: DocumentSummary
  readonly onClose: () => void
}

/** Asks before a document of one's own goes to the bin; what this device keeps of it goes with it. */
export function DeleteDocument({ row: { id, kind, title }, onClose }: DeleteDocumentProps) {
  const own = useOwnAccount()
  return (
    <ConfirmDialog
      title={kind === 'dashboard' ? 'Confirm delete Dashboard' : 'Delete document'}
      action="Delete"
      onConfirm={async () => {
        await change('DELETE /document/{id}', { path: { id } })
        if (own.status === 'signed-in') forgetDrafts(own.account.id, id)
        await showToast({ kind: 'success', title: 'In the bin for 30 days' })
      }}
      onClose={onClose}
    >
      “{title}” and its link go for everybody. For 30 days you can bring it back from the bin of My documents.
    </ConfirmDialog>
  )
}
