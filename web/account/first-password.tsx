import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'

/** For people who sign in with another provider alone: a letter lets them choose a password, never this page by itself. */
export function FirstPassword({ email }: { readonly email: string }) {
  const { text } = useLanguage()
  const [isSent, setSent] = useState(false)
  const { busy, failure, run } = useTask((error) =>
    refusalText(error, text(message('security.letter-not-sent'))),
  )
  const send = async () => setSent(await run(() => ask('POST /account/forgot-password', { body: { email } })))
  return (
    <>
      <p>{text(message('security.other-provider'))}</p>
      <FormError>{failure}</FormError>
      {isSent ? (
        <p role="status">{text(message('security.letter-sent', { email }))}</p>
      ) : (
        <div>
          <Button disabled={busy} onClick={() => void send()}>
            {text(message('security.send-letter'))}
          </Button>
        </div>
      )}
    </>
  )
}
