import { useState } from 'react'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
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
  const { text } = useLanguage()
  const [page, setPage] = useState(1)
  const answer = useList('GET /reading/waiting', { page, size: SIZE }, setPage, FRESH)
  return (
    <>
      <RecordsHead
        title={text(message('room-words.room'))}
        lead={text(message('room-words.decisions-lead'))}
        actions={<LinkButton href="/health-think">{text(message('room-words.open-room'))}</LinkButton>}
      />
      <WhenAnswered answer={answer} what={message('room-words.what-waits')}>
        {(list) =>
          list.results.length === 0 ? (
            <Message title={text(message('room-words.nothing-waits'))}>
              {text(message('room-words.none-new'))}
            </Message>
          ) : (
            <>
              <Stack as="ul" gap={24} aria-label={text(message('room-words.what-waits-list'))}>
                {list.results.map((post) => (
                  <Waiting key={`${post.id} ${post.version}`} post={post} onLate={answer.reload} />
                ))}
              </Stack>
              <Pager what={message('room-words.entries')} page={list} onPage={setPage} />
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
  const { text } = useLanguage()
  const { id, version, kind, state, reports, text: words } = post
  const [isDeclining, setIsDeclining] = useState(false)
  const { busy, failure, run } = useTask()
  const isReported = state === 'approved'
  const decide = (approve: boolean, reason = '') =>
    change('POST /reading/posts/{id}/decision', { path: { id }, body: { approve, reason, version } })
  const approve = async () => {
    const isDone = await run(() => decide(true))
    if (isDone)
      await showToast({
        kind: 'success',
        title: isReported ? text(message('room-words.stays')) : text(message('room-words.everybody-reads')),
      })
    else await onLate()
  }
  return (
    <Stack as="li" gap={12} ruled={20} shrinks>
      <FormError>{failure}</FormError>
      <PostWords post={post} />
      {[...new Set(reports)].map((reason) => (
        <Row key={reason} gap={8} align="start">
          <Badge kind="error">{text(message('reading-room.reported'))}</Badge>
          <Text breaks>
            <bdi>{reason}</bdi>
          </Text>
        </Row>
      ))}
      <PostFigure figure={post.figure} />
      {post.parent !== null && (
        <Row>
          <LinkButton href={`/health-think?post=${post.parent}`}>
            {text(message('room-words.answers-what'))}
          </LinkButton>
        </Row>
      )}
      {post.is_own ? (
        <Text tone="soft">{text(message('room-words.your-own'))}</Text>
      ) : (
        <Row wrap gap={12}>
          <Button
            disabled={busy}
            aria-label={text(
              message('room-words.on-post', {
                action: isReported
                  ? text(message('room-words.keep'))
                  : text(message('notifications.approve')),
                words: words.slice(0, 60),
              }),
            )}
            onClick={() => void approve()}
          >
            {isReported ? text(message('room-words.keep')) : text(message('notifications.approve'))}
          </Button>
          <Button
            disabled={busy}
            aria-label={text(
              message('room-words.on-post', {
                action: isReported
                  ? text(message('room-words.take-down'))
                  : text(message('notifications.decline')),
                words: words.slice(0, 60),
              }),
            )}
            onClick={() => setIsDeclining(true)}
          >
            {isReported ? text(message('room-words.take-down')) : text(message('notifications.decline'))}
          </Button>
        </Row>
      )}
      {isDeclining && (
        <ReasonDialog
          title={text(
            isReported
              ? message('room-words.take-down-kind', { kind })
              : message('room-words.decline-kind', { kind }),
          )}
          action={isReported ? text(message('room-words.take-down')) : text(message('notifications.decline'))}
          help={text(message('room-words.writer-reads'))}
          rule={READING_FIELDS.reason}
          onSend={async (reason) => {
            await decide(false, reason)
            await showToast({
              kind: 'success',
              title: isReported
                ? text(message('room-words.taken-down'))
                : text(message('room-words.declined')),
            })
          }}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </Stack>
  )
}
