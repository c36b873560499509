import type { deleteSubmissionComment, SubmissionComment } from '#contract/plugins/comments.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { ask } from '#web/queries/ask.ts'
import classes from './comments.module.css'

interface DeleteCommentProps {
  readonly comment: SubmissionComment
  /** Where the comments of this submission are. */
  readonly path: string
  readonly onDeleted: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a comment is removed. */
export function DeleteComment({ comment, path, onDeleted, onClose }: DeleteCommentProps) {
  const remove = async () => {
    await ask<typeof deleteSubmissionComment>('DELETE', `${path}/${comment.id}`)
    await onDeleted()
  }
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
