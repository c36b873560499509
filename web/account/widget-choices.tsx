import { PLUGIN_KEYS } from '#domain/account/preferences.ts'
import { keepPreferences } from '#web/queries/preferences.ts'
import { WidgetSwitches } from '#web/widgets/widget-switches.tsx'

/** Which add-on widgets are on, in this browser and with the account. */
export function WidgetChoices() {
  return (
    <WidgetSwitches
      onSwitch={(switched, on) => {
        const key = PLUGIN_KEYS.find((known) => known === switched)
        if (key) void keepPreferences({ plugins: { [key]: on } })
      }}
    />
  )
}
