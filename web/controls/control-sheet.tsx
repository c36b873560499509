import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { Drawer } from '@mantine/core'
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
    <Drawer opened onClose={onClose} position="bottom" size="auto" title="Change what is shown">
      <div className={classes.sheet}>{children}</div>
    </Drawer>
  )
}
