import { useState } from 'react'
import { useSearch } from 'wouter'
import { LinkButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import { LinkPasswordForm } from './link-password-form.tsx'
import classes from './sign-in-page.module.css'

/** The first password of an account that an administrator made, by the link of the invitation. */
export default function InvitationPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const [isRefused, setRefused] = useState(token === '')
  const [username, setUsername] = useState<string | null>(null)
  return (
    <div className={classes.narrow}>
      <h1>Choose your password</h1>
      {username === null && !isRefused && (
        <>
          <Text tone="soft" above={8}>
            An administrator made an account for you. The password is yours alone: nobody else sees it.
          </Text>
          <LinkPasswordForm
            label="Password"
            action="Take the account"
            actionNow="Taking the account…"
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
            title="The account is yours now"
            actions={
              <LinkButton kind="primary" href="/login">
                Log in
              </LinkButton>
            }
          >
            Log in as {username} with your password. Your e-mail address is confirmed.
          </Message>
        )}
        {isRefused && (
          <Message
            title="This link cannot be used"
            actions={
              <LinkButton kind="primary" href="/forgot-password">
                Get a new link
              </LinkButton>
            }
          >
            It is incomplete, was used before, or is older than 14 days. Whoever made the account can send the
            invitation again, and you can get a new link yourself with your e-mail address.
          </Message>
        )}
      </Stack>
    </div>
  )
}
