import { SettingsPart } from '#web/account/settings-part.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { PlatformForm } from './platform-form.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What holds for everybody who uses the platform. */
export function PlatformSettings() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /admin/settings')
  return (
    <SettingsPart title={text(message('platform.platform'))} about={text(message('platform.platform-about'))}>
      <WhenAnswered answer={answer} what={text(message('platform.settings'))}>
        {(settings) => (
          <PlatformForm key={settings.version} settings={settings} onReload={() => void answer.reload()} />
        )}
      </WhenAnswered>
    </SettingsPart>
  )
}
