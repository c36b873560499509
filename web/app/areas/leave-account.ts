import { message } from '#domain/message/message.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { pageLanguage } from '#web/language/current-language.ts'
import { ask } from '#web/queries/ask.ts'
import { leaveOwnAccount, ownAccountNow } from '#web/queries/own-account.ts'

/**
 * Signs out, and forgets on this page and this device whatever belongs to the person. Where the account lacks something that
 * stands only here, it is named and asked about before.
 */
export async function leaveAccount(): Promise<void> {
  await withFailureToast(pageLanguage.get().text(message('asking.still-in')), async () => {
    const { mayLeave } = await import('./before-leaving.tsx')
    const own = ownAccountNow()
    if (own.status === 'signed-in' && !(await mayLeave(own.account.id))) return
    await ask('POST /logout')
    leaveOwnAccount()
  })
}
