import { NotificationSwitches } from '#web/account/notification-switches.tsx'
import { PasswordPart } from '#web/account/password-part.tsx'
import { SecondFactor } from '#web/account/second-factor.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { WidgetSwitches } from '#web/widgets/widget-switches.tsx'
import { PlatformSettings } from './platform-settings.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What one administrator chooses, and what all of them set for everybody (specification of accounts §2). */
export default function AdminSettingsPage() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return null
  const { username, email } = own.account
  return (
    <>
      <RecordsHead title={text(message('platform.title'))} />
      <SettingsPart title={text(message('platform.info'))} about={text(message('platform.info-about'))}>
        <TextField label={text(message('users.username'))} value={username} readOnly />
        <TextField label={text(message('users.email'))} value={email} readOnly />
      </SettingsPart>
      <PlatformSettings />
      <SettingsPart title={text(message('platform.password'))}>
        <PasswordPart email={email} prefix="Error: " />
      </SettingsPart>
      <SettingsPart
        title={text(message('platform.security'))}
        about={text(message('platform.security-about'))}
      >
        <SecondFactor account={own.account} explainsMissing />
      </SettingsPart>
      <SettingsPart
        title={text(message('platform.notifications'))}
        about={text(message('platform.notifications-about'))}
      >
        <NotificationSwitches />
      </SettingsPart>
      <SettingsPart title={text(message('platform.plugins'))} about={text(message('platform.plugins-about'))}>
        <WidgetSwitches />
      </SettingsPart>
    </>
  )
}
