import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Box } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'

interface ApproveDialogProps {
  readonly submission: Submission
  readonly onClose: () => void
}

/** Says what an approval does. Sites that the plugin asks for are granted only when the reviewer says so. */
export function ApproveDialog({ submission, onClose }: ApproveDialogProps) {
  const [network, setNetwork] = useState(false)
  const { id, title, version, network: sites } = submission
  const approve = async () => {
    await change('POST /plugin-submissions/{id}/approve', { path: { id }, body: { network } })
    void showToast({ kind: 'success', title: `“${title}” was approved` })
  }
  return (
    <ConfirmDialog
      title={`Approve “${title}” ${version}?`}
      action="Approve"
      isDanger={false}
      onConfirm={approve}
      onClose={onClose}
    >
      <p>
        It is there at once: readers can switch it on under View Plugins. It runs in a sandbox, apart from the
        page, and an administrator can disable it at any time. Its author is told.
      </p>
      {sites.length > 0 && (
        <Box above={12}>
          <CheckField
            label="Let it exchange data with the sites that it asks for"
            help={sites.join(', ')}
            checked={network}
            onChange={({ currentTarget: { checked } }) => setNetwork(checked)}
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}
