import { IconShieldCheck } from '#web/kit/icons.ts'
import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { ExportButton } from '#web/kit/records/export-button.tsx'
import { ListedRecords } from '#web/kit/records/listed-records.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { saveAuditTable, useAudit } from './use-audit.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Who did what and when: to look through, to take out as a table, and to check for changes behind its back. */
export default function AuditPage() {
  const { text } = useLanguage()
  const audit = useAudit()
  const [checking, setChecking] = useState(false)
  return (
    <>
      <RecordsHead
        title={text(message('audit-log.title'))}
        lead={text(message('audit-log.lead'))}
        actions={
          <>
            <ExportButton save={() => saveAuditTable(audit.query)} />
            <Button onClick={() => setChecking(true)}>
              <IconShieldCheck size={18} aria-hidden="true" /> {text(message('audit-log.check-chain'))}
            </Button>
          </>
        }
      />
      <AuditFilters query={audit.query} onChange={audit.narrow} />
      <ListedRecords
        list={audit.list}
        what={text(message('audit-log.entries-inside'))}
        listName={text(message('audit-log.list'))}
        empty={text(message('audit-log.none'))}
        onPage={(page) => audit.narrow({ page })}
      >
        {(rows) => <AuditTable rows={rows} />}
      </ListedRecords>
      {checking && <ChainDialog onClose={() => setChecking(false)} />}
    </>
  )
}
