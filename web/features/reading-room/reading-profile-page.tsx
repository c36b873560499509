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
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { OwnPosts } from './reading-own-posts.tsx'
import { FollowedTopics } from './reading-topics.tsx'

/** What somebody follows and wrote in the reading room, and their weekly letter. */
export default function ReadingProfilePage() {
  const answer = useAnswer('GET /reading/profile')
  return (
    <PageFrame width="list">
      <Row wrap gap={12} align="center" justify="between">
        <h1>My reading room</h1>
        <LinkButton href="/health-think">All notes and questions</LinkButton>
      </Row>
      <WhenAnswered answer={answer} what="your reading room">
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
  return (
    <Stack gap={12} across="start">
      <Text>You have not joined yet: nothing is followed, and no letter comes.</Text>
      <LinkButton href="/health-think/signup" kind="primary">
        Join the reading room
      </LinkButton>
    </Stack>
  )
}

function Letters({ profile: { letters, email, email_confirmed } }: { readonly profile: ReadingProfile }) {
  const choose = (wanted: boolean) =>
    withFailureToast('Your choice was not kept', async () => {
      await change('PUT /reading/profile', { body: { letters: wanted } })
      await showToast({ kind: 'success', title: wanted ? 'A letter comes every week' : 'No letter comes' })
    })
  return (
    <Stack as="section" gap={12} aria-labelledby="letters-title">
      <h2 id="letters-title">Weekly letter</h2>
      <CheckField
        role="switch"
        label="A letter each week in which something is new"
        help={
          email_confirmed
            ? `To ${email}: new notes, questions and answers on what you follow, answers to you, and new figures. A week with nothing new sends none; each letter has a link that ends them.`
            : `Confirm ${email} first, by the link in the letter that was sent to it.`
        }
        checked={letters}
        disabled={!email_confirmed && !letters}
        onChange={({ currentTarget: { checked } }) => void choose(checked)}
      />
    </Stack>
  )
}

function Leave() {
  const [asks, setAsks] = useState(false)
  const [, navigate] = useLocation()
  const leave = async () => {
    await change('DELETE /reading/profile')
    navigate('/health-think')
  }
  return (
    <Row ruled={20}>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        Leave the reading room
      </Button>
      {asks && (
        <ConfirmDialog
          title="Leave the reading room?"
          action="Leave"
          onConfirm={leave}
          onClose={() => setAsks(false)}
        >
          <p>You follow nothing then, and no letter comes. What you wrote stays until you remove it.</p>
        </ConfirmDialog>
      )}
    </Row>
  )
}
