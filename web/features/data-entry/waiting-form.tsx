import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { EntrySession } from './entry-session.ts'
import type { FormWaiting } from './use-waiting-form.ts'

interface WaitingFormProps {
  readonly waiting: FormWaiting
  readonly session: EntrySession
}

/** That a form waits on this device to be sent for approval, with the way to go on with it; or why it did not go. */
export function WaitingForm({ waiting: { status, why }, session }: WaitingFormProps) {
  const { text } = useLanguage()
  if (status === 'approval') {
    return (
      <Row gap={16} rows={8} wrap align="center" justify="between" card="subtle" role="status">
        <Text widest="68ch">{text(message('entry.waits-here'))}</Text>
        <Button onClick={() => void session.takeUp()}>{text(message('entry.take-up'))}</Button>
      </Row>
    )
  }
  const changed = status === 'changed' ? message('entry.not-yet-sent', { end: 'changedElsewhere' }) : ''
  const words = text(why || changed)
  return words === '' ? null : (
    <Text card="warning" breaks role="note">
      {words}
    </Text>
  )
}
