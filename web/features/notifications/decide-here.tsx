import { useState } from 'react'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import type { NotificationRow } from '#contract/notifications/notifications.ts'
import { message } from '#domain/message/message.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Button } from '#web/kit/button.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface DecideHereProps {
  /** A request for a public dashboard or report that waits. */
  readonly row: NotificationRow
  /** Asks where it stands: it was decided, or the server refused because it was changed. */
  readonly onReload: () => Promise<void>
}

/** Approve and Decline of a request for a public document, as it stood when the message was shown. */
export function DecideHere({ row, onReload }: DecideHereProps) {
  const { text } = useLanguage()
  const [declining, setDeclining] = useState(false)
  const { request_id: id, request_version } = row
  const version = request_version ?? 0
  const approve = async () => {
    const isApproved = await withFailureToast(text(message('notifications.not-approved')), () =>
      approveDashboard(id, version),
    )
    if (isApproved) await showToast({ kind: 'success', title: text(message('notifications.approved')) })
    else await onReload()
  }
  return (
    <>
      <Button onClick={() => void approve()}>{text(message('notifications.approve'))}</Button>
      <Button onClick={() => setDeclining(true)}>{text(message('notifications.decline'))}</Button>
      {declining && (
        <ReasonDialog
          title={text(message('notifications.decline-ask'))}
          action={text(message('notifications.decline'))}
          help={text(message('notifications.decline-about'))}
          rule={DASHBOARD_DECLINE_REASON}
          onSend={(reason) => declineDashboard(id, reason, version)}
          onClose={() => setDeclining(false)}
        />
      )}
    </>
  )
}
