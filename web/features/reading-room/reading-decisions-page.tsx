import { useState } from 'react'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { PostFigure } from '#web/reading-room/post-figure.tsx'
import { PostWords } from '#web/reading-room/post-words.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button, LinkButton } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Pager } from '#web/kit/records/pager.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { change } from '#web/queries/change.ts'
import { FRESH } from '#web/queries/use-answer.ts'
import { useList } from '#web/queries/use-list.ts'

const SIZE = 5

/** What in the reading room waits for a decision or was reported, for those who decide. */
export default function ReadingDecisionsPage() {
  const [page, setPage] = useState(1)
  const answer = useList('GET /reading/waiting', { page, size: SIZE }, setPage, FRESH)
  return (
    <>
      <RecordsHead
        title="Reading room"
        lead="What people wrote about figures, and what readers reported. Everybody reads what you approve; your decision reaches its writer as a notification."
        actions={<LinkButton href="/health-think">Open the reading room</LinkButton>}
      />
      <WhenAnswered answer={answer} what="what waits">
        {(list) =>
          list.results.length === 0 ? (
            <Message title="Nothing waits.">No entry is new, and none was reported.</Message>
          ) : (
            <>
              <Stack as="ul" gap={24} aria-label="What waits">
                {list.results.map((post) => (
                  <Waiting key={`${post.id} ${post.version}`} post={post} onLate={answer.reload} />
                ))}
              </Stack>
              <Pager what="entries" page={list} onPage={setPage} />
            </>
          )
        }
      </WhenAnswered>
    </>
  )
}

interface WaitingProps {
  readonly post: ReadingPost
  /** Somebody else decided, or its writer changed it. */
  readonly onLate: () => Promise<void>
}

function Waiting({ post, onLate }: WaitingProps) {
  const { id, version, kind, state, reports, text } = post
  const [isDeclining, setIsDeclining] = useState(false)
  const { busy, failure, run } = useTask()
  const isReported = state === 'approved'
  const decide = (approve: boolean, reason = '') =>
    change('POST /reading/posts/{id}/decision', { path: { id }, body: { approve, reason, version } })
  const approve = async () => {
    const isDone = await run(() => decide(true))
    if (isDone)
      await showToast({ kind: 'success', title: isReported ? 'It stays' : 'Everybody reads it now' })
    else await onLate()
  }
  return (
    <Stack as="li" gap={12} ruled={20} shrinks>
      <FormError>{failure}</FormError>
      <PostWords post={post} />
      {[...new Set(reports)].map((reason) => (
        <Row key={reason} gap={8} align="start">
          <Badge kind="error">Reported</Badge>
          <Text breaks>
            <bdi>{reason}</bdi>
          </Text>
        </Row>
      ))}
      <PostFigure figure={post.figure} />
      {post.parent !== null && (
        <Row>
          <LinkButton href={`/health-think?post=${post.parent}`}>What it answers</LinkButton>
        </Row>
      )}
      {post.is_own ? (
        <Text tone="soft">Your own: somebody else decides.</Text>
      ) : (
        <Row wrap gap={12}>
          <Button
            disabled={busy}
            aria-label={`${isReported ? 'Keep' : 'Approve'}: ${text.slice(0, 60)}`}
            onClick={() => void approve()}
          >
            {isReported ? 'Keep' : 'Approve'}
          </Button>
          <Button
            disabled={busy}
            aria-label={`${isReported ? 'Take down' : 'Decline'}: ${text.slice(0, 60)}`}
            onClick={() => setIsDeclining(true)}
          >
            {isReported ? 'Take down' : 'Decline'}
          </Button>
        </Row>
      )}
      {isDeclining && (
        <ReasonDialog
          title={isReported ? `Take down this ${kind}` : `Decline this ${kind}`}
          action={isReported ? 'Take down' : 'Decline'}
          help="Its writer reads it."
          rule={READING_FIELDS.reason}
          onSend={async (reason) => {
            await decide(false, reason)
            await showToast({ kind: 'success', title: isReported ? 'It was taken down' : 'It was declined' })
          }}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Stack>
  )
}
