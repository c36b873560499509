import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { FirstPassword } from './first-password.tsx'
import { PasswordForm } from './password-form.tsx'

/** CHANGE PASSWORD, which opens the form; for people without a password, the way to a first one. */
export function PasswordPart({ email, prefix }: { readonly email: string; readonly prefix?: string }) {
  const { text } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const security = useAnswer('GET /account/two-factor')
  if (security.status === 'ready' && !security.value.has_password) return <FirstPassword email={email} />
  if (isOpen) return <PasswordForm {...(prefix && { prefix })} onDone={() => setOpen(false)} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{text(message('security.change-big'))}</Button>
    </div>
  )
}
