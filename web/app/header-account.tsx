import { useEffect } from 'react'
import { Button } from '#web/kit/button.tsx'
import { openSignIn, useSignInWish } from '#web/kit/sign-in-door.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import classes from './header.module.css'
import { takeArrival } from './provider-return.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { later } from '#web/kit/later.tsx'

const AccountMenu = later(async () => (await import('./menus/account-menu.tsx')).default, {
  form: 'note',
  words: ['tools'],
})
const SignInDialog = later(async () => (await import('#web/features/sign-in/sign-in-dialog.tsx')).default, {
  form: 'note',
})

/** The way in for those who are not signed in, and who they are for the others. Small screens have both in the drawer. */
export function HeaderAccount() {
  const own = useOwnAccount()
  useReturnFromProvider(own.status === 'anonymous')
  return (
    <>
      <span className={classes.notPhone}>
        {own.status === 'signed-in' ? (
          <AccountMenu account={own.account} />
        ) : (
          <LoginButton isKnown={own.status !== 'unknown'} />
        )}
      </span>
      <Door />
    </>
  )
}

/** Holds its place until it is known whether anybody is signed in. */
function LoginButton({ isKnown }: { readonly isKnown: boolean }) {
  const { text } = useLanguage()
  return (
    <Button
      style={{ visibility: isKnown ? undefined : 'hidden' }}
      aria-haspopup="dialog"
      onClick={() => openSignIn({ view: 'login' })}
      onPointerEnter={SignInDialog.intend}
      onFocus={SignInDialog.intend}
    >
      {text(message('shell.login'))}
    </Button>
  )
}

function Door() {
  const wish = useSignInWish()
  if (!wish) return null
  return <SignInDialog wish={wish} onClose={() => openSignIn(null)} />
}

/** Signing in through another site goes on in the dialog, which opens by itself (specification §4). */
function useReturnFromProvider(isAnonymous: boolean): void {
  useEffect(() => {
    const arrival = isAnonymous ? takeArrival() : null
    if (arrival !== null) openSignIn({ view: 'login', arrival })
  }, [isAnonymous])
}
