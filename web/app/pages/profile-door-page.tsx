import { Redirect } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import classes from '../areas/area.module.css'

const PROFILE = '/account#/profile'

/** `/profile`: the profile in the account, or the way to it for those who are not signed in (specification §8). */
export default function ProfileDoor() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'unknown') return <Loading what={message('profile.yours')} />
  if (own.status === 'signed-in') return <Redirect to={PROFILE} replace />
  return (
    <div className={classes.view}>
      <h1 className="sr-only">{text(message('profile.heading'))}</h1>
      <Message
        title={text(message('profile.login-needed'))}
        actions={
          <Button kind="primary" onClick={() => openSignIn({ view: 'login', returnTo: PROFILE })}>
            {text(message('shell.login'))}
          </Button>
        }
      />
    </div>
  )
}
