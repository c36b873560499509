import type { SubmissionComment } from '#contract/plugins/comments.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { change } from '#web/queries/change.ts'
import classes from './comments.module.css'

interface DeleteCommentProps {
  readonly comment: SubmissionComment
  /** Id of the submission. */
  readonly submission: number
  readonly onClose: () => void
}

/** Asks before a comment is removed. */
export function DeleteComment({ comment, submission, onClose }: DeleteCommentProps) {
  const remove = () =>
    change('DELETE /plugin-submissions/{id}/comments/{comment}', {
      path: { id: submission, comment: comment.id },
    })
  return (
    <ConfirmDialog title="Delete this comment?" action="Delete" onConfirm={remove} onClose={onClose}>
      {comment.text && (
        <blockquote className={classes.quoted} dir="auto">
          {comment.text}
        </blockquote>
      )}
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
