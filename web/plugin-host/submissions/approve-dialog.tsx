import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Box } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface ApproveDialogProps {
  readonly submission: Submission
  readonly onClose: () => void
}

/** Says what an approval does. Sites that the plugin asks for are granted only when the reviewer says so. */
export function ApproveDialog({ submission, onClose }: ApproveDialogProps) {
  const { text } = useLanguage()
  const [network, setNetwork] = useState(false)
  const { id, title, version, network: sites } = submission
  const approve = async () => {
    await change('POST /plugin-submissions/{id}/approve', { path: { id }, body: { network } })
    void showToast({ kind: 'success', title: text(message('submitted-plugins.approved', { title })) })
  }
  return (
    <ConfirmDialog
      title={text(message('submitted-plugins.approve-sure', { title, version }))}
      action={text(message('manage.approve'))}
      isDanger={false}
      onConfirm={approve}
      onClose={onClose}
    >
      <p>{text(message('submitted-plugins.approve-about'))}</p>
      {sites.length > 0 && (
        <Box above={12}>
          <CheckField
            label={text(message('waiting.exchange'))}
            help={sites.join(', ')}
            checked={network}
            onChange={({ currentTarget: { checked } }) => setNetwork(checked)}
          />
        </Box>
      )}
    </ConfirmDialog>
  )
}
