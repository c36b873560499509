import { useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import { PasswordByLink } from './password-by-link.tsx'

/** The first password of an account that an administrator made, by the link of the invitation. */
export default function InvitationPage() {
  const { text } = useLanguage()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [isRefused, setRefused] = useState(token === '')
  const [username, setUsername] = useState<string | null>(null)
  return (
    <PasswordByLink
      title={text(message('pages.invitation'))}
      outcome={username !== null ? 'done' : isRefused ? 'refused' : 'open'}
      done={{
        title: text(message('sign-in.taken')),
        about: text(message('sign-in.taken-about', { username: username ?? '' })),
      }}
      refused={text(message('sign-in.invitation-old'))}
    >
      <Text tone="soft" above={8}>
        {text(message('sign-in.invited'))}
      </Text>
      <LinkPasswordForm
        action={text(message('sign-in.take'))}
        actionNow={text(message('sign-in.taking'))}
        send={async (password) => {
          setUsername((await ask('POST /account/invitation', { body: { token, password } })).username)
        }}
        onRefused={() => setRefused(true)}
      />
    </PasswordByLink>
  )
}
