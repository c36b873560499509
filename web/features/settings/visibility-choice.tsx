import { VISIBILITIES } from '#domain/account/preferences.ts'
import { message } from '#domain/message/message.ts'
import { PreferencesReady } from '#web/account/preferences-ready.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepPreferences } from '#web/queries/preferences.ts'

/** Whether a new dashboard begins as private or public; each can be changed afterwards. */
export function VisibilityChoice() {
  const { text } = useLanguage()
  return (
    <PreferencesReady>
      {({ dashboardVisibility }) => (
        <Stack as="fieldset" gap={16}>
          <legend className="sr-only">{text(message('settings.new-dashboards'))}</legend>
          {VISIBILITIES.map((visibility) => (
            <Row key={visibility} as="label" gap={10} align="start">
              <Tick
                type="radio"
                name="dashboard-visibility"
                checked={visibility === dashboardVisibility}
                onChange={() => void keepPreferences({ dashboardVisibility: visibility })}
              />
              <div>
                {text(message('settings.visibility', { visibility }))}
                <Text as="span" tone="faint" size={13} line>
                  {text(message('settings.visibility-about', { visibility }))}
                </Text>
              </div>
            </Row>
          ))}
        </Stack>
      )}
    </PreferencesReady>
  )
}
