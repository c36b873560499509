import { message } from '#domain/message/message.ts'
import { AppearanceChoices } from '#web/account/appearance-choices.tsx'
import { NotificationSwitches } from '#web/account/notification-switches.tsx'
import { PasswordPart } from '#web/account/password-part.tsx'
import { SecondFactor } from '#web/account/second-factor.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { WidgetSwitches } from '#web/widgets/widget-switches.tsx'
import { ActivityChoice } from './activity-choice.tsx'
import { DeactivatePart } from './deactivate-part.tsx'
import { ExportPart } from './export-part.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { SessionList } from './session-list.tsx'
import { VisibilityChoice } from './visibility-choice.tsx'

/** Everything that somebody decides about their own account (specification of accounts §2, User Settings). */
export default function SettingsPage() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return null
  const { account } = own
  return (
    <>
      <Text as="h1" below={4}>
        {text(message('settings.heading'))}
      </Text>
      <Text below={20} tone="soft">
        {text(message('settings.lead'))}
      </Text>
      <SettingsPart title={text(message('settings.profile'))} about={text(message('settings.profile-about'))}>
        <ProfileFacts account={account} />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.password'))}
        about={text(message('settings.password-about'))}
      >
        <PasswordPart email={account.email} />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.dashboards'))}
        about={text(message('settings.dashboards-about'))}
      >
        <VisibilityChoice />
      </SettingsPart>
      <SettingsPart title={text(message('settings.plugins'))} about={text(message('settings.plugins-about'))}>
        <WidgetSwitches />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.notifications'))}
        about={text(message('settings.notifications-about'))}
      >
        <NotificationSwitches />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.activity'))}
        about={text(message('settings.activity-about'))}
      >
        <ActivityChoice />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.appearance'))}
        about={text(message('settings.appearance-about'))}
      >
        <AppearanceChoices />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.security'))}
        about={text(message('settings.security-about'))}
      >
        <SecondFactor account={account} />
      </SettingsPart>
      <SettingsPart title={text(message('settings.devices'))} about={text(message('settings.devices-about'))}>
        <SessionList />
      </SettingsPart>
      <SettingsPart title={text(message('settings.data'))} about={text(message('settings.data-about'))}>
        <ExportPart />
      </SettingsPart>
      <SettingsPart
        title={text(message('settings.deactivate'))}
        about={text(message('settings.deactivate-part'))}
      >
        <DeactivatePart account={account} />
      </SettingsPart>
    </>
  )
}
