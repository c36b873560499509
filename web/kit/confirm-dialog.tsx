import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormError } from './form/field.tsx'
import { Box, Row, Stack } from './layout.tsx'
import { useTask } from './use-task.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface ConfirmDialogProps {
  readonly title: string
  /** The effect of the action, and that it cannot be undone where that is so. */
  readonly children: React.ReactNode
  /** The word on the button that does it. */
  readonly action: string
  readonly keep?: string
  /** False: nothing is lost by it. */
  readonly isDanger?: boolean
  /** Does it; a promise is waited for. An error is shown, and the dialog stays. */
  readonly onConfirm: () => unknown
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. The button that changes nothing comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { text } = useLanguage()
  const {
    title,
    children,
    action,
    keep = text(message('shell.cancel')),
    isDanger = true,
    onConfirm,
    onClose,
  } = props
  const { busy, failure, run } = useTask()
  const confirm = async () => {
    if (await run(async () => await onConfirm())) onClose()
  }
  return (
    <Dialog form="centre" title={title} onClose={onClose}>
      <Stack gap={16}>
        <Box widest="56ch" tone="soft" breaks>
          {children}
        </Box>
        <FormError>{failure}</FormError>
        <Row wrap gap={8} justify="end">
          <Button data-autofocus="" onClick={onClose}>
            {keep}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} disabled={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
