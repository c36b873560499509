import { navigate } from 'wouter/use-browser-location'
import { message } from '#domain/message/message.ts'
import { showToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { enterOwnAccount } from '#web/queries/own-account.ts'
import { pathInside } from './path-inside.ts'

/** After the server has said yes: says so, and goes where one wanted to be, else stays, on screens of any size. */
export async function enterAfterSignIn(returnTo: string | undefined): Promise<void> {
  const { text } = pageLanguage.get()
  const title = text(message('sign-in.success'))
  void showToast({ kind: 'success', title, text: text(message('sign-in.success-about')) })
  const wanted = pathInside(returnTo ?? '')
  // The page of the sign-in leads on by itself, as soon as it knows who came.
  const isHere = wanted === window.location.pathname
  await enterOwnAccount()
  if (wanted !== null && !isHere) navigate(wanted)
}
