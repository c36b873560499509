import { Redirect } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { Loading, Message } from '#web/kit/state-message.tsx'
import { useOwnAccount } from '#web/queries/own-account.ts'
import classes from '../areas/area.module.css'

const PROFILE = '/account#/profile'

/** `/profile`: the profile in the account, or the way to it for those who are not signed in (specification §8). */
export default function ProfileDoor() {
  const own = useOwnAccount()
  if (own.status === 'unknown') return <Loading what="your profile" />
  if (own.status === 'signed-in') return <Redirect to={PROFILE} replace />
  return (
    <div className={classes.view}>
      <h1 className="sr-only">Profile</h1>
      <Message
        title="Kindly login to view your profile."
        actions={
          <Button kind="primary" onClick={() => openSignIn({ view: 'login', returnTo: PROFILE })}>
            Login/Register
          </Button>
        }
      />
    </div>
  )
}
