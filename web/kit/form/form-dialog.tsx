import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Box, Row, Stack } from '../layout.tsx'
import { FormError } from './field.tsx'
import type { Submission } from './use-submission.ts'

interface FormDialogProps {
  readonly title: string
  readonly submission: Submission
  /** On the button that sends, and while it is sent. */
  readonly action: string
  readonly actionNow?: string
  readonly cancel?: string
  /** It destroys something. */
  readonly isDanger?: boolean
  /** At the left of the buttons. */
  readonly aside?: React.ReactNode
  readonly onClose: () => void
  /** The fields. */
  readonly children: React.ReactNode
}

/** A form in a dialog: what went wrong with it as a whole, its fields, and the buttons that leave and send it. */
export function FormDialog({ title, submission, onClose, children, ...words }: FormDialogProps) {
  const { text } = useLanguage()
  const {
    action,
    actionNow = action,
    cancel = text(message('shell.cancel')),
    isDanger = false,
    aside,
  } = words
  const { busy, failure, onSubmit } = submission
  return (
    <Dialog form="centre" title={title} onClose={onClose}>
      <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        {children}
        <Row wrap gap={8} justify="end">
          {aside && <Box first>{aside}</Box>}
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" kind={isDanger ? 'danger' : 'primary'} disabled={busy}>
            {busy ? actionNow : action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
