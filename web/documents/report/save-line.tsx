import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Row } from '#web/kit/layout.tsx'
import { timeText } from '#web/kit/moment.ts'
import { whyNotSaved } from '../editor/why-not-saved.ts'
import { useReport } from './report-state.ts'

/** Where the report is kept, and whether that worked. */
export function SaveLine({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { kept, account, sending } = useReport()
  const isRefused = kept === 'refused' || sending.status === 'failed'
  return (
    <Row role="status" gap={6} align="center" tone={isRefused ? 'error' : 'soft'} size={13}>
      {isRefused ? (
        <IconAlertTriangle size={16} aria-hidden="true" />
      ) : (
        <IconCircleCheck size={16} aria-hidden="true" />
      )}
      <span>{words()}</span>
    </Row>
  )

  function words(): string {
    if (sending.status === 'failed') {
      return `On this device, but not in your account: ${whyNotSaved(sending)} It is tried again at the next change.`
    }
    if (kept === 'refused') return 'This browser keeps nothing. Export the report before you close the page.'
    if (sending.status === 'busy') return 'Saving…'
    const time = kept ? timeText(kept.at) : ''
    if (time === '') return account ? 'Kept on this device and in your account' : 'Kept on this device'
    if (isSignedIn && account) return `Saved ${time} on this device and in your account`
    if (isSignedIn) return `Saved ${time} on this device; in your account too once something is in it`
    return `Saved ${time} on this device. Log in to have it in your account too.`
  }
}
