import { message } from '#domain/message/message.ts'
import { useEffect } from 'react'
import { Loading } from '#web/kit/state-message.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { takeReportOf, useReport } from './report-state.ts'

/** What shows the report of this tab: to whom it belongs, and to nobody else on the same device. */
export function OwnReport({ children }: { readonly children: React.ReactNode }) {
  const own = useOwnAccount()
  const { owner } = useReport()
  const now = own.status === 'signed-in' ? own.account.id : own.status === 'unknown' ? undefined : null
  useEffect(() => {
    if (now !== undefined) takeReportOf(now)
  }, [now])
  return now === undefined || owner !== now ? <Loading what={message('report.yours')} /> : children
}
