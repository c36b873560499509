import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { FormError } from './form/field.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** What will happen, and that it cannot be undone where that is so. */
  readonly children: React.ReactNode
  /** The word on the button that does it. */
  readonly action: string
  readonly keep?: string
  /** False: nothing is lost by it. */
  readonly isDanger?: boolean
  /** Does it. An error that it throws is shown, and the dialog stays. */
  readonly onConfirm: () => Promise<void> | void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. The button that changes nothing comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, keep = 'Cancel', isDanger = true, onConfirm, onClose } = props
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const started = useRef(false)
  const confirm = async () => {
    if (started.current) return
    started.current = true
    setBusy(true)
    setFailure(null)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Try again.')
      setBusy(false)
      started.current = false
    }
  }
  return (
    <Dialog form="centre" title={title} onClose={onClose}>
      <div className={classes.body}>
        <div className={classes.text}>{children}</div>
        <FormError>{failure}</FormError>
        <div className={classes.actions}>
          <Button data-autofocus="" onClick={onClose}>
            {keep}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} disabled={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
