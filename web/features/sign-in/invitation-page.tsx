import { useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import classes from './sign-in-page.module.css'

/** The first password of an account that an administrator made, by the link of the invitation. */
export default function InvitationPage() {
  const { text } = useLanguage()
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [isRefused, setRefused] = useState(token === '')
  const [username, setUsername] = useState<string | null>(null)
  return (
    <div className={classes.narrow}>
      <h1>{text(message('pages.invitation'))}</h1>
      {username === null && !isRefused && (
        <>
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
        </>
      )}
      <Stack role="status" gap={16} above={20}>
        {username !== null && (
          <Message
            title={text(message('sign-in.taken'))}
            actions={
              <LinkButton kind="primary" href="/login">
                {text(message('pages.login'))}
              </LinkButton>
            }
          >
            {text(message('sign-in.taken-about', { username }))}
          </Message>
        )}
        {isRefused && (
          <Message
            title={text(message('sign-in.bad-link'))}
            actions={
              <LinkButton kind="primary" href="/forgot-password">
                {text(message('sign-in.new-link'))}
              </LinkButton>
            }
          >
            {text(message('sign-in.invitation-old'))}
          </Message>
        )}
      </Stack>
    </div>
  )
}
