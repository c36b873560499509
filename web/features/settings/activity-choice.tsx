import { PreferencesReady } from '#web/account/preferences-ready.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { keepPreferences } from '#web/queries/preferences.ts'

/** Whether the views that somebody looks at are kept as their history. */
export function ActivityChoice() {
  return (
    <PreferencesReady>
      {({ recordActivity }) => (
        <CheckField
          role="switch"
          label="Record my activity"
          help="Indicator, source, place and year of what you look at, kept for twelve months. You can delete each entry."
          checked={recordActivity}
          onChange={({ currentTarget: { checked } }) => void keepPreferences({ recordActivity: checked })}
        />
      )}
    </PreferencesReady>
  )
}
