import { SettingsPart } from '#web/account/settings-part.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { PlatformForm } from './platform-form.tsx'

/** What holds for everybody who uses the platform. */
export function PlatformSettings() {
  const answer = useAnswer('GET /admin/settings')
  return (
    <SettingsPart title="Platform" about="For everybody. Each change is in the audit log.">
      <WhenAnswered answer={answer} what="the settings">
        {(settings) => (
          <PlatformForm key={settings.version} settings={settings} onReload={() => void answer.reload()} />
        )}
      </WhenAnswered>
    </SettingsPart>
  )
}
