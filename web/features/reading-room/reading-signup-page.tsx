import { PageFrame } from '#web/kit/page-frame.tsx'
import { useState } from 'react'
import { Redirect, useLocation, useSearch } from 'wouter'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { CheckField, FormError } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { useTask } from '#web/kit/use-task.ts'
import type { ReadingProfile } from '#contract/reading-room/profile.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

const SIGNUP = '/health-think/signup'
const PROFILE = '/health-think/profile'

/** Joining the reading room on the account that somebody has or makes; letters end here by the link in each of them. */
export default function ReadingSignupPage() {
  const key = new URLSearchParams(useSearch()).get('end')
  return (
    <PageFrame width="text">
      {key === null ? (
        <>
          <h1>Join the reading room</h1>
          <Join />
        </>
      ) : (
        <Stack gap={16}>
          <h1>Letters of the reading room</h1>
          <EndLetters
            what="the weekly letter from the reading room"
            then="What you follow will stay."
            done="No further letter comes."
            onEnd={() => ask('POST /reading/letters/end', { query: { key } })}
          />
        </Stack>
      )}
    </PageFrame>
  )
}

function Join() {
  const own = useOwnAccount()
  return (
    <Stack gap={16} above={8}>
      <Text tone="soft">
        Everybody reads the notes and questions. Who joins follows indicators, program areas and places, sees
        what they wrote in one place, and may have a weekly letter about what is new.
      </Text>
      {own.status === 'signed-in' ? <JoinWithAccount /> : <AccountFirst />}
    </Stack>
  )
}

/** There is one account for everything here; whoever makes or opens it comes back. */
function AccountFirst() {
  const enter = (view: 'login' | 'register') => openSignIn({ view, returnTo: SIGNUP })
  return (
    <>
      <Text>Joining needs an account of this site. Make one or log in, and you come back here.</Text>
      <Row wrap gap={12}>
        <Button kind="primary" onClick={() => enter('register')}>
          Create an account
        </Button>
        <Button onClick={() => enter('login')}>Log in</Button>
        <LinkButton href="/health-think" kind="quiet">
          Read without joining
        </LinkButton>
      </Row>
    </>
  )
}

function JoinWithAccount() {
  const answer = useAnswer('GET /reading/profile')
  return (
    <WhenAnswered answer={answer} what="your reading room">
      {(profile) =>
        profile.joined_at === null ? <JoinForm profile={profile} /> : <Redirect to={PROFILE} replace />
      }
    </WhenAnswered>
  )
}

function JoinForm({ profile: { email, email_confirmed } }: { readonly profile: ReadingProfile }) {
  const [letters, setLetters] = useState(false)
  const [, navigate] = useLocation()
  const { busy, failure, run } = useTask()
  const join = async () => {
    const isJoined = await run(() => change('PUT /reading/profile', { body: { letters } }))
    if (isJoined) navigate(PROFILE, { replace: true })
  }
  return (
    <>
      <FormError>{failure}</FormError>
      <CheckField
        label="Send me a letter each week in which something is new"
        help={
          email_confirmed
            ? `To ${email}. Each has a link that ends them.`
            : `Confirm ${email} first, by the link in the letter that was sent to it; then switch letters on.`
        }
        checked={letters}
        disabled={!email_confirmed}
        onChange={({ currentTarget: { checked } }) => setLetters(checked)}
      />
      <Row>
        <Button kind="primary" disabled={busy} onClick={() => void join()}>
          {busy ? 'Joining…' : 'Join'}
        </Button>
      </Row>
    </>
  )
}
