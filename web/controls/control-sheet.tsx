import { Dialog } from '#web/kit/dialog.tsx'
import { Grid } from '#web/kit/layout.tsx'
import classes from './control-panel.module.css'
import { message } from '#domain/message/message.ts'
import { SheetClosing } from './sheet-closing.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The controls of a section on a phone. Changes take effect at once; closing keeps them. */
export default function ControlSheet({
  onClose,
  children,
}: {
  onClose: () => void
  children: React.ReactNode
}) {
  const { text } = useLanguage()
  return (
    <Dialog form="foot" title={text(message('controls.sheet'))} onClose={onClose}>
      <Grid columns={1} gap={16} className={classes.sheet}>
        <SheetClosing value={onClose}>{children}</SheetClosing>
      </Grid>
    </Dialog>
  )
}
