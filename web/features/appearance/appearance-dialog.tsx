import { AppearanceChoices } from '#web/account/appearance-choices.tsx'
import { Dialog } from '#web/kit/dialog.tsx'

/** View mode, font size and theme. A choice takes effect at once and is kept in this browser. */
export default function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog form="centre" title="Appearance" onClose={onClose}>
      <AppearanceChoices />
    </Dialog>
  )
}
