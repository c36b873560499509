import { message } from '#domain/message/message.ts'
import { AppearanceChoices } from '#web/account/appearance-choices.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'

/** View mode, font size and theme. A choice takes effect at once and is kept in this browser. */
export default function AppearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('menus.appearance'))} onClose={onClose}>
      <AppearanceChoices />
    </Dialog>
  )
}
