import { message } from '#domain/message/message.ts'
import { PasswordPart } from '#web/account/password-part.tsx'
import { SettingsPart } from '#web/account/settings-part.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { Information } from './information.tsx'
import { OwnPicture } from './own-picture.tsx'
import classes from './profile-page.module.css'

/** Who somebody is: picture, names, address, work, and the password (specification of accounts §2, Profile). */
export default function ProfilePage() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status !== 'signed-in') return <p>{text(message('profile.login-needed'))}</p>
  const { account } = own
  return (
    <div className={classes.page}>
      <h1>{text(message('profile.heading'))}</h1>
      <SettingsPart title={text(message('profile.picture'))} about={text(message('profile.picture-about'))}>
        <OwnPicture account={account} />
      </SettingsPart>
      <SettingsPart
        title={text(message('profile.information'))}
        about={text(message('profile.information-about'))}
      >
        <Information id={account.id} />
      </SettingsPart>
      <SettingsPart
        title={text(message('profile.password'))}
        about={text(message('settings.password-about'))}
      >
        <PasswordPart email={account.email} />
      </SettingsPart>
    </div>
  )
}
