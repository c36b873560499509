import { IconDownload, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Pages } from '#web/kit/records/pages.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import classes from './audit.module.css'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { PAGE_SIZE, tableAddress, useAudit } from './use-audit.ts'

/** Who did what and when: to look through, to take out as a table, and to check for changes behind its back. */
export default function AuditPage() {
  const audit = useAudit()
  const [checking, setChecking] = useState(false)
  const { shown, error } = audit
  return (
    <>
      <RecordsHead
        title="Audit Log"
        lead="Sign-ins, refusals, changes of roles and settings, approvals and exports. The log only grows; exporting it is itself an entry."
        actions={
          <>
            <a className={classes.export} href={tableAddress(audit.query)} download="audit-log.csv">
              <IconDownload size={18} aria-hidden="true" /> Export CSV
            </a>
            <Button onClick={() => setChecking(true)}>
              <IconShieldCheck size={18} aria-hidden="true" /> Check the chain
            </Button>
          </>
        }
      />
      <AuditFilters query={audit.query} onChange={audit.narrow} />
      {error ? (
        <LoadFailureMessage
          what="The audit log"
          reason={error.status === 0 ? 'offline' : 'broken'}
          onRetry={() => void audit.reload()}
        />
      ) : shown === null ? (
        <Loading what="the audit log" />
      ) : shown.page.count === 0 ? (
        <p className={classes.empty} role="status">
          No entries found
        </p>
      ) : (
        <AuditTable rows={shown.page.results} />
      )}
      {shown && !error && (
        <Pages what="entries" {...shown} size={PAGE_SIZE} onPage={(page) => audit.narrow({ page })} />
      )}
      {checking && <ChainDialog onClose={() => setChecking(false)} />}
    </>
  )
}
