import { message } from '#domain/message/message.ts'
import { PreferencesReady } from '#web/account/preferences-ready.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepPreferences } from '#web/queries/preferences.ts'

/** Whether the views that somebody looks at are kept as their history. */
export function ActivityChoice() {
  const { text } = useLanguage()
  return (
    <PreferencesReady>
      {({ recordActivity }) => (
        <CheckField
          role="switch"
          label={text(message('settings.record'))}
          help={text(message('settings.record-about'))}
          checked={recordActivity}
          onChange={({ currentTarget: { checked } }) => void keepPreferences({ recordActivity: checked })}
        />
      )}
    </PreferencesReady>
  )
}
