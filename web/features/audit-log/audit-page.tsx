import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { ExportButton } from '#web/kit/records/export-button.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { saveAuditTable, useAudit } from './use-audit.ts'

/** Who did what and when: to look through, to take out as a table, and to check for changes behind its back. */
export default function AuditPage() {
  const audit = useAudit()
  const [checking, setChecking] = useState(false)
  return (
    <>
      <RecordsHead
        title="Audit Log"
        lead="Sign-ins, refusals, changes of roles and settings, approvals and exports. The log only grows; exporting it is itself an entry."
        actions={
          <>
            <ExportButton save={() => saveAuditTable(audit.query)} />
            <Button onClick={() => setChecking(true)}>
              <IconShieldCheck size={18} aria-hidden="true" /> Check the chain
            </Button>
          </>
        }
      />
      <AuditFilters query={audit.query} onChange={audit.narrow} />
      <ListedRecords
        list={audit.list}
        what="entries"
        listName="the audit log"
        empty="No entries found"
        onPage={(page) => audit.narrow({ page })}
      >
        {(rows) => <AuditTable rows={rows} />}
      </ListedRecords>
      {checking && <ChainDialog onClose={() => setChecking(false)} />}
    </>
  )
}
