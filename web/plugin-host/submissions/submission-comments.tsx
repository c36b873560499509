import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { SubmissionComment } from '#contract/plugins/comments.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { CommentForm } from './comment-form.tsx'
import classes from './comments.module.css'
import { DeleteComment } from './delete-comment.tsx'

/** The largest page of a list; nobody writes more about one plugin. */
const ALL = 5000

/** What the author of a plugin and its reviewers wrote to each other, and a form for the next word. */
export function SubmissionComments({ submission }: { readonly submission: number }) {
  const answer = useAnswer('GET /plugin-submissions/{id}/comments', {
    path: { id: submission },
    query: { size: ALL },
  })
  return (
    <WhenAnswered answer={answer} what="the comments">
      {({ results }) => <Comments submission={submission} comments={results} />}
    </WhenAnswered>
  )
}

interface CommentsProps {
  /** Id of the submission. */
  readonly submission: number
  readonly comments: readonly SubmissionComment[]
}

function Comments({ submission, comments }: CommentsProps) {
  const [deleting, setDeleting] = useState<SubmissionComment | null>(null)
  const place = useFocusAfter<HTMLDivElement>(deleting !== null)
  return (
    <Stack gap={14} widest={620} shrinks ref={place} tabIndex={-1}>
      {comments.length === 0 ? (
        <Text tone="faint" weight={400}>
          No comments yet.
        </Text>
      ) : (
        <Stack as="ul" gap={14} aria-label="Comments">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} onDelete={() => setDeleting(comment)} />
          ))}
        </Stack>
      )}
      <CommentForm submission={submission} />
      {deleting && (
        <DeleteComment comment={deleting} submission={submission} onClose={() => setDeleting(null)} />
      )}
    </Stack>
  )
}

/** Takes the focus when a dialog has closed and the button that opened it is gone with its comment. */
function useFocusAfter<T extends HTMLElement>(isOpen: boolean): React.RefObject<T | null> {
  const place = useRef<T>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) place.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}

function Comment(props: { readonly comment: SubmissionComment; readonly onDelete: () => void }) {
  const { text, author, by_submitter, is_own, can_delete, created_at } = props.comment
  const name = author || 'deleted account'
  return (
    <li className={classes.comment}>
      <Row gap={8} align="start" justify="between" className={classes.head}>
        <Text weight={600} breaks>
          {name}{' '}
          <Text as="span" tone="faint" weight={400}>
            {is_own ? 'you' : by_submitter ? 'author of the plugin' : 'reviewer'}
            {created_at && `, ${momentText(created_at)}`}
          </Text>
        </Text>
        {can_delete && (
          <IconButton label={`Delete the comment: ${text.slice(0, 60) || name}`} onClick={props.onDelete}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )}
      </Row>
      {text === '' ? (
        <Text tone="faint" weight={400}>
          What was written here went with the account.
        </Text>
      ) : (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
    </li>
  )
}
