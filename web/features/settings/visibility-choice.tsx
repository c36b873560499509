import { VISIBILITIES } from '#domain/account/preferences.ts'
import { PreferencesReady } from '#web/account/preferences-ready.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { keepPreferences } from '#web/queries/preferences.ts'

const WORDS = {
  private: { word: 'Private', help: 'Only you see it.' },
  public: { word: 'Public', help: 'Everybody sees it, after somebody has approved it.' },
} as const

/** Whether a new dashboard begins as private or public; each can be changed afterwards. */
export function VisibilityChoice() {
  return (
    <PreferencesReady>
      {({ dashboardVisibility }) => (
        <Stack as="fieldset" gap={16}>
          <legend className="sr-only">New dashboards are</legend>
          {VISIBILITIES.map((visibility) => (
            <Row key={visibility} as="label" gap={10} align="start">
              <Tick
                type="radio"
                name="dashboard-visibility"
                checked={visibility === dashboardVisibility}
                onChange={() => void keepPreferences({ dashboardVisibility: visibility })}
              />
              <div>
                {WORDS[visibility].word}
                <Text as="span" tone="faint" size={13} line>
                  {WORDS[visibility].help}
                </Text>
              </div>
            </Row>
          ))}
        </Stack>
      )}
    </PreferencesReady>
  )
}
