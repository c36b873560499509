import { IconTrash } from '#web/kit/icons.ts'
import { useState } from 'react'
import type { SubmissionComment } from '#contract/plugins/comments.ts'
import { SUBMISSION_COMMENT } from '#domain/form/plugin-fields.ts'
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
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** The largest page of a list; nobody writes more about one plugin. */
const ALL = 5000

/** The correspondence between the author of a plugin and its reviewers, and a form for the next word. */
export function SubmissionComments({ submission }: { readonly submission: number }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /plugin-submissions/{id}/comments', {
    path: { id: submission },
    query: { size: ALL },
  })
  return (
    <WhenAnswered answer={answer} what={text(message('submitted-plugins.comment-list'))}>
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
  const { text } = useLanguage()
  const [deleting, setDeleting] = useState<SubmissionComment | null>(null)
  const place = useFocusAfter<HTMLDivElement>(deleting !== null)
  return (
    <Stack gap={16} widest={640} shrinks ref={place} tabIndex={-1}>
      {comments.length === 0 ? (
        <Text tone="faint" weight={400}>
          {text(message('submitted-plugins.no-comments'))}
        </Text>
      ) : (
        <Stack as="ul" gap={16} aria-label={text(message('waiting.comments'))}>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} onDelete={() => setDeleting(comment)} />
          ))}
        </Stack>
      )}
      <CommentForm
        rule={SUBMISSION_COMMENT}
        help={text(message('submitted-plugins.comment-help', { longest: whole(SUBMISSION_COMMENT.longest) }))}
        onSend={async (body) => {
          await change('POST /plugin-submissions/{id}/comments', { path: { id: submission }, body })
          return null
        }}
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
  const { text } = useLanguage()
  const { text: words, author, by_submitter, is_own, can_delete, created_at } = props.comment
  const name = author || text(message('submitted-plugins.deleted-account'))
  const whose = message('submitted-plugins.whose', {
    whose: is_own ? 'own' : by_submitter ? 'submitter' : 'reviewer',
  })
  return (
    <CommentItem
      author={name}
      about={text(
        created_at ? message('submitted-plugins.whose-at', { whose, moment: momentText(created_at) }) : whose,
      )}
      actions={
        can_delete && (
          <IconButton
            label={text(message('submitted-plugins.delete-comment', { words: words.slice(0, 60) || name }))}
            onClick={props.onDelete}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {words === '' ? (
        <Text tone="faint" weight={400}>
          {text(message('submitted-plugins.went-with'))}
        </Text>
      ) : (
        <CommentText>{words}</CommentText>
      )}
    </CommentItem>
  )
}
