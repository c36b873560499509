import { AppearanceChoices } from '#web/account/appearance-choices.tsx'
import { NotificationSwitches } from '#web/account/notification-switches.tsx'
import { PasswordPart } from '#web/account/password-part.tsx'
import { SecondFactor } from '#web/account/second-factor.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { Text } from '#web/kit/layout.tsx'
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
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return null
  const { account } = own
  return (
    <>
      <Text as="h1" below={4}>
        User Settings
      </Text>
      <Text below={20} tone="soft">
        What you switch or choose here is kept at once and follows you to other devices.
      </Text>
      <SettingsPart title="Profile" about="Who you are to us. Change it on your profile.">
        <ProfileFacts account={account} />
      </SettingsPart>
      <SettingsPart title="Password" about="Changing it needs the one that you have now.">
        <PasswordPart email={account.email} />
      </SettingsPart>
      <SettingsPart title="Custom dashboards" about="How a dashboard begins that you make from now on.">
        <VisibilityChoice />
      </SettingsPart>
      <SettingsPart title="Plugins" about="Widgets that help you while you look at dashboards.">
        <WidgetSwitches />
      </SettingsPart>
      <SettingsPart
        title="Notifications"
        about="What happens to your own submissions and to your account is always told."
      >
        <NotificationSwitches />
      </SettingsPart>
      <SettingsPart title="Activity" about="The history of the views that you looked at. Only you see it.">
        <ActivityChoice />
      </SettingsPart>
      <SettingsPart title="Appearance" about="How the pages look on every device where you sign in.">
        <AppearanceChoices />
      </SettingsPart>
      <SettingsPart
        title="Security"
        about="A second step protects your account when somebody learns your password."
      >
        <SecondFactor account={account} />
      </SettingsPart>
      <SettingsPart title="Devices" about="Where you are signed in at the moment.">
        <SessionList />
      </SettingsPart>
      <SettingsPart title="Your data" about="Everything that is kept about you, in one file.">
        <ExportPart />
      </SettingsPart>
      <SettingsPart
        title="Deactivate Account"
        about="Your account and what belongs to it are removed for good."
      >
        <DeactivatePart account={account} />
      </SettingsPart>
    </>
  )
}
