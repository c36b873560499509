import { message } from '#domain/message/message.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { PluginSwitches } from '#web/plugin-host/plugin-switches.tsx'
import { WidgetSwitches } from './widget-switches.tsx'

/** "View Plugins" of the options menu: which add-on widgets are on. */
export default function WidgetDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  return (
    <Dialog form="centre" title={text(message('menus.plugins'))} onClose={onClose}>
      <WidgetSwitches />
      <PluginSwitches />
    </Dialog>
  )
}
