import { useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import { type LinkOutcome, PasswordByLink } from './password-by-link.tsx'

/** Chooses a new password by the link of an e-mail. */
export default function ResetPasswordPage() {
  const { text } = useLanguage()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [outcome, setOutcome] = useState<LinkOutcome>(token === '' ? 'refused' : 'open')
  return (
    <PasswordByLink
      title={text(message('sign-in.new-password'))}
      outcome={outcome}
      done={{
        title: text(message('security.updated')),
        about: text(message('sign-in.sessions-ended')),
      }}
      refused={text(message('sign-in.reset-old'))}
    >
      <LinkPasswordForm
        isNew
        action={text(message('sign-in.change-password'))}
        actionNow={text(message('sign-in.changing'))}
        send={async (password) => {
          await ask('POST /account/reset-password', { body: { token, password } })
          setOutcome('done')
        }}
        onRefused={() => setOutcome('refused')}
      />
    </PasswordByLink>
  )
}
