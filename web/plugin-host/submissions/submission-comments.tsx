import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { SubmissionComment } from '#contract/plugins/comments.ts'
import { SUBMISSION_COMMENT } from '#domain/form/plugin-fields.ts'
import { formatNumber } from '#domain/number/format.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { CommentForm } from '#web/kit/comments/comment-form.tsx'
import { CommentItem, CommentText } from '#web/kit/comments/comment-item.tsx'
import { DeleteComment } from '#web/kit/comments/delete-comment.tsx'
import { useFocusAfter } from '#web/kit/comments/use-focus-after.ts'
import { change } from '#web/queries/change.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

/** The largest page of a list; nobody writes more about one plugin. */
const ALL = 5000

/** The correspondence between the author of a plugin and its reviewers, and a form for the next word. */
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
    <Stack gap={16} widest={640} shrinks ref={place} tabIndex={-1}>
      {comments.length === 0 ? (
        <Text tone="faint" weight={400}>
          No comments yet.
        </Text>
      ) : (
        <Stack as="ul" gap={16} aria-label="Comments">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} onDelete={() => setDeleting(comment)} />
          ))}
        </Stack>
      )}
      <CommentForm
        rule={SUBMISSION_COMMENT}
        help={`Plain text, ${formatNumber(SUBMISSION_COMMENT.longest, 0)} characters at most. The other side is told.`}
        onSend={(body) =>
          change('POST /plugin-submissions/{id}/comments', { path: { id: submission }, body })
        }
      />
      {deleting && (
        <DeleteComment
          text={deleting.text}
          onDelete={() =>
            change('DELETE /plugin-submissions/{id}/comments/{comment}', {
              path: { id: submission, comment: deleting.id },
            })
          }
          onClose={() => setDeleting(null)}
        />
      )}
    </Stack>
  )
}

function Comment(props: { readonly comment: SubmissionComment; readonly onDelete: () => void }) {
  const { text, author, by_submitter, is_own, can_delete, created_at } = props.comment
  const name = author || 'deleted account'
  return (
    <CommentItem
      author={name}
      about={`${is_own ? 'you' : by_submitter ? 'author of the plugin' : 'reviewer'}${created_at ? `, ${momentText(created_at)}` : ''}`}
      actions={
        can_delete && (
          <IconButton label={`Delete the comment: ${text.slice(0, 60) || name}`} onClick={props.onDelete}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {text === '' ? (
        <Text tone="faint" weight={400}>
          What was written here went with the account.
        </Text>
      ) : (
        <CommentText>{text}</CommentText>
      )}
    </CommentItem>
  )
}
