import type { PlatformSettingsAnswer, readPlatformSettings } from '#contract/admin/platform-settings.ts'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { PlatformForm } from './platform-form.tsx'

/** What holds for everybody who uses the platform. */
export function PlatformSettings() {
  const answer = useAnswer<typeof readPlatformSettings>('/admin/settings')
  return (
    <SettingsPart title="Platform" about="For everybody. Each change is in the audit log.">
      {answer.status === 'loading' && <Loading what="the settings" />}
      {answer.status === 'failed' && (
        <LoadFailureMessage
          what="The settings"
          reason={answer.error.status === 0 ? 'offline' : 'broken'}
          onRetry={() => void answer.reload()}
        />
      )}
      {answer.status === 'ready' && (
        <PlatformForm
          key={answer.value.version}
          settings={answer.value}
          onSaved={(saved: PlatformSettingsAnswer) => answer.replace(saved)}
          onReload={() => void answer.reload()}
        />
      )}
    </SettingsPart>
  )
}
