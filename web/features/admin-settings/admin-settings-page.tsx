import { NotificationSwitches } from '#web/account/notification-switches.tsx'
import { PasswordPart } from '#web/account/password-part.tsx'
import { SecondFactor } from '#web/account/second-factor.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { TextField } from '#web/kit/form/field.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { WidgetSwitches } from '#web/widgets/widget-switches.tsx'
import { PlatformSettings } from './platform-settings.tsx'

/** What one administrator chooses, and what all of them set for everybody (specification of accounts §2). */
export default function AdminSettingsPage() {
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return null
  const { username, email } = own.account
  return (
    <>
      <RecordsHead title="Admin Settings" />
      <SettingsPart title="Admin Info" about="Change them in your profile.">
        <TextField label="Username" value={username} readOnly />
        <TextField label="Email Address" value={email} readOnly />
      </SettingsPart>
      <PlatformSettings />
      <SettingsPart title="Password Update">
        <PasswordPart email={email} prefix="Error: " />
      </SettingsPart>
      <SettingsPart
        title="Security"
        about="A second step at sign-in protects everything you may change here."
      >
        <SecondFactor account={own.account} explainsMissing />
      </SettingsPart>
      <SettingsPart title="Notifications" about="What you want to be told of. A switch acts at once.">
        <NotificationSwitches />
      </SettingsPart>
      <SettingsPart title="Plug-ins" about="For you, in this browser. A switch acts at once.">
        <WidgetSwitches />
      </SettingsPart>
    </>
  )
}
