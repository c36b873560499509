import { Dialog } from '#web/kit/dialog.tsx'
import { PluginSwitches } from '#web/plugin-host/plugin-switches.tsx'
import { WidgetSwitches } from './widget-switches.tsx'

/** "View Plugins" of the options menu: which add-on widgets are on. */
export default function WidgetDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog form="centre" title="View Plugins" onClose={onClose}>
      <WidgetSwitches />
      <PluginSwitches />
    </Dialog>
  )
}
