import { message } from '#domain/message/message.ts'
import { PageFrame } from '#web/kit/page-frame.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ReadingProfile } from '#contract/reading-room/profile.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { CheckField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { OwnPosts } from './reading-own-posts.tsx'
import { FollowedTopics } from './reading-topics.tsx'

/** What somebody follows and wrote in the reading room, and their weekly letter. */
export default function ReadingProfilePage() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /reading/profile')
  return (
    <PageFrame width="list">
      <Row wrap gap={12} align="center" justify="between">
        <h1>{text(message('reading-room.mine'))}</h1>
        <LinkButton href="/health-think">{text(message('reading-room.all'))}</LinkButton>
      </Row>
      <WhenAnswered answer={answer} what={message('room-words.yours')}>
        {(profile) => (
          <Stack gap={24} above={20}>
            {profile.joined_at === null ? (
              <NotJoined />
            ) : (
              <>
                <FollowedTopics topics={profile.topics} />
                <Letters profile={profile} />
              </>
            )}
            <OwnPosts />
            {profile.joined_at !== null && <Leave />}
          </Stack>
        )}
      </WhenAnswered>
    </PageFrame>
  )
}

function NotJoined() {
  const { text } = useLanguage()
  return (
    <Stack gap={12} across="start">
      <Text>{text(message('room-words.not-joined'))}</Text>
      <LinkButton href="/health-think/signup" kind="primary">
        {text(message('reading-room.join'))}
      </LinkButton>
    </Stack>
  )
}

function Letters({ profile: { letters, email, email_confirmed } }: { readonly profile: ReadingProfile }) {
  const { text } = useLanguage()
  const choose = (wanted: boolean) =>
    withFailureToast(text(message('reading-room.not-kept')), async () => {
      await change('PUT /reading/profile', { body: { letters: wanted } })
      await showToast({
        kind: 'success',
        title: wanted ? text(message('room-words.letter-comes')) : text(message('room-words.no-letter')),
      })
    })
  return (
    <Stack as="section" gap={12} aria-labelledby="letters-title">
      <h2 id="letters-title">{text(message('room-words.weekly'))}</h2>
      <CheckField
        role="switch"
        label={text(message('room-words.weekly-about'))}
        help={
          email_confirmed
            ? text(message('room-words.letter-to', { email }))
            : text(message('room-words.confirm-first', { email }))
        }
        checked={letters}
        disabled={!email_confirmed && !letters}
        onChange={({ currentTarget: { checked } }) => void choose(checked)}
      />
    </Stack>
  )
}

function Leave() {
  const { text } = useLanguage()
  const [asks, setAsks] = useState(false)
  const [, navigate] = useLocation()
  const leave = async () => {
    await change('DELETE /reading/profile')
    navigate('/health-think')
  }
  return (
    <Row ruled={20}>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        {text(message('room-words.leave-room'))}
      </Button>
      {asks && (
        <ConfirmDialog
          title={text(message('room-words.leave-ask'))}
          action={text(message('room-words.leave'))}
          onConfirm={leave}
          onClose={() => setAsks(false)}
        >
          <p>{text(message('room-words.leave-about'))}</p>
        </ConfirmDialog>
      )}
    </Row>
  )
}
