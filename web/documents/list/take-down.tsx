import { useState } from 'react'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { may } from '#domain/account/capability.ts'
import { DASHBOARD_DECLINE_REASON } from '#domain/form/custom-dashboard-fields.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { isByLink } from './document-state.ts'

interface TakeDownProps {
  readonly row: Pick<
    DocumentSummary,
    'id' | 'title' | 'version' | 'is_own' | 'visibility' | 'keeps_link' | 'step'
  >
}

/** For those who decide: ends the link of a document of somebody else, who reads why. Nothing for everybody else. */
export function TakeDown({ row }: TakeDownProps) {
  const { text } = useLanguage()
  const holder = useHolder()
  const [asking, setAsking] = useState(false)
  if (row.is_own || !isByLink(row) || !may(holder, 'dashboards.review')) return null
  const { id, title, version } = row
  return (
    <>
      <Button onClick={() => setAsking(true)}>{text(message('document-list.take-down'))}</Button>
      {asking && (
        <ReasonDialog
          title={text(message('document-list.take-down-title', { title }))}
          action={text(message('document-list.take-down'))}
          help={text(message('document-list.take-down-help'))}
          rule={DASHBOARD_DECLINE_REASON}
          onSend={async (reason) => {
            await change('POST /document/{id}/take-down', { path: { id }, body: { version, reason } })
            await showToast({ kind: 'success', title: text(message('document-list.taken-down')) })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
