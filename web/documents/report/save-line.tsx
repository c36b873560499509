import { message } from '#domain/message/message.ts'
import type { Message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { IconAlertTriangle, IconCircleCheck } from '#web/kit/icons.ts'
import { Row } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { whyNotSaved } from '../editor/why-not-saved.ts'
import { useReport } from './report-state.ts'

/** Where the report is kept, and whether that worked. */
export function SaveLine({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { text } = useLanguage()
  const { kept, account, sending } = useReport()
  const isRefused = kept === 'refused' || sending.status === 'failed'
  return (
    <Row role="status" gap={6} align="center" tone={isRefused ? 'error' : 'soft'} size={13}>
      {isRefused ? (
        <IconAlertTriangle size={16} aria-hidden="true" />
      ) : (
        <IconCircleCheck size={16} aria-hidden="true" />
      )}
      <span>{text(words())}</span>
    </Row>
  )

  function words(): Message {
    if (sending.status === 'failed') {
      return message('report.not-in-account', { why: whyNotSaved(sending) })
    }
    if (kept === 'refused') return message('report.not-kept')
    if (sending.status === 'busy') return message('report.saving')
    const time = kept ? timeText(kept.at) : ''
    if (time === '') return message('report.kept', { account: account ? 'yes' : 'no' })
    if (isSignedIn && account) return message('report.saved-account', { time })
    if (isSignedIn) return message('report.saved-first', { time })
    return message('report.saved-device', { time })
  }
}
