import { IconClock, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { includesRole } from '#domain/account/role.ts'
import { approveDashboard, declineDashboard } from '#web/account/decide-dashboard.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/reason-dialog.tsx'
import { showToast } from '#web/kit/toast.ts'
import { AskError } from '#web/queries/ask.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import classes from './decision-bar.module.css'

interface DecisionBarProps {
  readonly row: CustomDashboardRow
  /** Takes the dashboard as it is after the decision. */
  readonly onDecided: (row: CustomDashboardRow) => void
  readonly onReload: () => Promise<void>
}

/** Above a public dashboard that not everybody can open: why, and for those who decide the decision. */
export function DecisionBar({ row, onDecided, onReload }: DecisionBarProps) {
  const own = useOwnAccount()
  const [declining, setDeclining] = useState(false)
  if (row.is_private || row.is_confirmed) return null
  const decides =
    own.status === 'signed-in' && includesRole(own.account.role.value, 'moderator') && !row.is_own
  const approve = async () => {
    try {
      onDecided(await approveDashboard(row.public_id, row.version))
      await showToast({ kind: 'success', title: 'The dashboard is public now' })
    } catch (error) {
      const text = error instanceof AskError ? error.message : ''
      await showToast({ kind: 'error', title: 'It was not approved', text })
      await onReload()
    }
  }
  return (
    <div className={classes.bar} role="status" data-declined={row.disapproved || undefined}>
      {row.disapproved ? <IconX size={18} aria-hidden="true" /> : <IconClock size={18} aria-hidden="true" />}
      <p>
        <strong>{row.disapproved ? 'Disapproved.' : 'Awaiting Approval.'}</strong> {sentenceOf(row)}
      </p>
      {decides && (
        <div className={classes.ways}>
          <Button kind="primary" onClick={() => void approve()}>
            Approve
          </Button>
          {!row.disapproved && <Button onClick={() => setDeclining(true)}>Decline</Button>}
        </div>
      )}
      {declining && (
        <ReasonDialog
          title="Decline this dashboard?"
          action="Decline"
          onSend={async (reason) => onDecided(await declineDashboard(row.public_id, reason, row.version))}
          onClose={() => setDeclining(false)}
        />
      )}
    </div>
  )
}

function sentenceOf(row: CustomDashboardRow): string {
  if (row.disapproved) return `Reason: ${row.declined_because}`
  if (row.is_own) return 'Everybody can open this dashboard once it has been approved.'
  return `${row.name} wants everybody to see this dashboard. Reason given: ${row.reason || 'none'}`
}
