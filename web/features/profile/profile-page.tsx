import { PasswordPart } from '#web/account/password-part.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { Information } from './information.tsx'
import { OwnPicture } from './own-picture.tsx'
import classes from './profile-page.module.css'

/** Who somebody is: picture, names, address, work, and the password (specification of accounts §2, Profile). */
export default function ProfilePage() {
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return <p>Kindly login to view your profile.</p>
  const { account } = own
  return (
    <div className={classes.page}>
      <h1>Profile</h1>
      <SettingsPart title="Picture" about="Beside your name, wherever it stands.">
        <OwnPicture account={account} />
      </SettingsPart>
      <SettingsPart title="Information" about="What you do not want to say may stay empty.">
        <Information id={account.id} />
      </SettingsPart>
      <SettingsPart title="Account password" about="Changing it needs the one that you have now.">
        <PasswordPart email={account.email} />
      </SettingsPart>
    </div>
  )
}
