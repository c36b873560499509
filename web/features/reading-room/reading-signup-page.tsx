import { message } from '#domain/message/message.ts'
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
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

const SIGNUP = '/health-think/signup'
const PROFILE = '/health-think/profile'

/** Joining the reading room on the account that somebody has or makes; letters end here by the link in each of them. */
export default function ReadingSignupPage() {
  const { text } = useLanguage()
  const key = new URLSearchParams(useSearch()).get('end')
  return (
    <PageFrame width="text">
      {key === null ? (
        <>
          <h1>{text(message('reading-room.join'))}</h1>
          <Join />
        </>
      ) : (
        <Stack gap={16}>
          <h1>{text(message('room-words.letters'))}</h1>
          <EndLetters
            what={message('room-words.weekly-end')}
            then={text(message('room-words.weekly-then'))}
            done={text(message('room-words.no-further'))}
            onEnd={() => ask('POST /reading/letters/end', { query: { key } })}
          />
        </Stack>
      )}
    </PageFrame>
  )
}

function Join() {
  const { text } = useLanguage()
  const own = useOwnAccount()
  return (
    <Stack gap={16} above={8}>
      <Text tone="soft">{text(message('room-words.join-lead'))}</Text>
      {own.status === 'signed-in' ? <JoinWithAccount /> : <AccountFirst />}
    </Stack>
  )
}

/** There is one account for everything here; whoever makes or opens it comes back. */
function AccountFirst() {
  const { text } = useLanguage()
  const enter = (view: 'login' | 'register') => openSignIn({ view, returnTo: SIGNUP })
  return (
    <>
      <Text>{text(message('room-words.join-account'))}</Text>
      <Row wrap gap={12}>
        <Button kind="primary" onClick={() => enter('register')}>
          {text(message('pages.register'))}
        </Button>
        <Button onClick={() => enter('login')}>{text(message('pages.login'))}</Button>
        <LinkButton href="/health-think" kind="quiet">
          {text(message('room-words.read-only'))}
        </LinkButton>
      </Row>
    </>
  )
}

function JoinWithAccount() {
  const answer = useAnswer('GET /reading/profile')
  return (
    <WhenAnswered answer={answer} what={message('room-words.yours')}>
      {(profile) =>
        profile.joined_at === null ? <JoinForm profile={profile} /> : <Redirect to={PROFILE} replace />
      }
    </WhenAnswered>
  )
}

function JoinForm({ profile: { email, email_confirmed } }: { readonly profile: ReadingProfile }) {
  const { text } = useLanguage()
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
        label={text(message('room-words.send-weekly'))}
        help={
          email_confirmed
            ? text(message('room-words.letter-to-short', { email }))
            : text(message('room-words.confirm-then', { email }))
        }
        checked={letters}
        disabled={!email_confirmed}
        onChange={({ currentTarget: { checked } }) => setLetters(checked)}
      />
      <Row>
        <Button kind="primary" disabled={busy} onClick={() => void join()}>
          {busy ? text(message('room-words.joining')) : text(message('room-words.join'))}
        </Button>
      </Row>
    </>
  )
}
