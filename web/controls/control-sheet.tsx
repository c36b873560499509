import { Dialog } from '#web/kit/dialog.tsx'
import classes from './control-panel.module.css'

/** The controls of a section on a phone. Changes take effect at once; closing keeps them. */
export default function ControlSheet({
  onClose,
  children,
}: {
  onClose: () => void
  children: React.ReactNode
}) {
  return (
    <Dialog form="foot" title="Change what is shown" onClose={onClose}>
      <div className={classes.sheet}>{children}</div>
    </Dialog>
  )
}
