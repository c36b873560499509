import { useState } from 'react'
import { meets } from '#domain/account/capability.ts'
import { message } from '#domain/message/message.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { refusalText } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { holderOf, useOwnAccount } from '#web/queries/own-account.ts'

/** The address that has to be confirmed before the right to hand in figures holds; null where nothing waits for it. */
export function useUnconfirmedAddress(): string | null {
  const own = useOwnAccount()
  if (own.status !== 'signed-in' || own.account.email_verified) return null
  const hasRight = meets(holderOf(own.account), { oneOf: ['figures.submit', 'figures.publish'] })
  return hasRight ? own.account.email : null
}

/** A right that was given and waits for the e-mail address: what is to be done, and the e-mail once more. */
export function RightWaits({ email }: { readonly email: string }) {
  const { text } = useLanguage()
  const [said, setSaid] = useState<string | null>(null)
  const resend = async () => {
    try {
      setSaid((await ask('POST /account/verify-email/resend', { body: {} })).detail)
    } catch (error) {
      setSaid(refusalText(error))
    }
  }
  return (
    <Stack gap={8} card="warning">
      <Text widest="80ch">{text(message('submissions.right-waits', { email }))}</Text>
      {said === null ? (
        <p>
          <WordButton onClick={() => void resend()}>{text(message('submissions.send-again'))}</WordButton>
        </p>
      ) : (
        <Text role="status">{said}</Text>
      )}
    </Stack>
  )
}
