import { Said } from '#web/language/said.tsx'
import { message } from '#domain/message/message.ts'
import type { Message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconClock, IconX } from '#web/kit/icons.ts'
import { useState } from 'react'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { may } from '#domain/account/capability.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useHolder } from '#web/queries/own-account.ts'
import classes from './decision-bar.module.css'

interface DecisionBarProps {
  readonly row: DocumentSummary
  /** Asks what the dashboard is now: somebody else may have decided, or its owner changed it. */
  readonly onReload: () => Promise<void>
}

/** Above a public dashboard that not everybody can open: why, for its owner, and for those who decide the decision. */
export function DecisionBar({ row, onReload }: DecisionBarProps) {
  const holder = useHolder()
  const { text } = useLanguage()
  const [declining, setDeclining] = useState(false)
  if (row.visibility !== 'public' || row.state === 'approved') return null
  const isDeclined = row.state === 'declined'
  const decides = may(holder, 'dashboards.review') && !row.is_own
  // What was asked and decided is between its owner and those who decide, also where others have the link.
  if (!row.is_own && !decides) return null
  const approve = async () => {
    const isApproved = await withFailureToast(text(message('own-dashboards.not-approved')), () =>
      approveDashboard(row.id, row.version),
    )
    if (isApproved) await showToast({ kind: 'success', title: text(message('own-dashboards.is-public')) })
    else await onReload()
  }
  return (
    <Row
      wrap
      gap={12}
      rows={8}
      align="center"
      className={classes.bar}
      role="status"
      data-declined={isDeclined || undefined}
    >
      {isDeclined ? <IconX size={18} aria-hidden="true" /> : <IconClock size={18} aria-hidden="true" />}
      <p>
        <Said
          what={message('own-dashboards.decision', {
            decision: isDeclined ? 'declined' : 'waiting',
            why: sentenceOf(row),
          })}
        />
      </p>
      {decides && (
        <Row gap={8}>
          <Button kind="primary" onClick={() => void approve()}>
            {text(message('own-dashboards.approve'))}
          </Button>
          {!isDeclined && (
            <Button onClick={() => setDeclining(true)}>{text(message('own-dashboards.decline'))}</Button>
          )}
        </Row>
      )}
      {declining && (
        <ReasonDialog
          title={text(message('own-dashboards.decline-title'))}
          action={text(message('own-dashboards.decline'))}
          help={text(message('own-dashboards.decline-help'))}
          rule={DASHBOARD_DECLINE_REASON}
          onSend={(reason) => declineDashboard(row.id, reason, row.version)}
          onClose={() => setDeclining(false)}
        />
      )}
    </Row>
  )
}

function sentenceOf(row: DocumentSummary): Message {
  if (row.state === 'declined') {
    return message('own-dashboards.declined-because', { reason: row.declined_because ?? '' })
  }
  if (row.is_own) return message('own-dashboards.own-waits')
  const reason = row.reason || message('own-dashboards.no-reason')
  return message('own-dashboards.asks', { author: row.author, reason })
}
