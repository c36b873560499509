import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import classes from './comments.module.css'

interface DeleteCommentProps {
  readonly text: string
  readonly onDelete: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a comment is removed. */
export function DeleteComment({ text, onDelete, onClose }: DeleteCommentProps) {
  return (
    <ConfirmDialog title="Delete this comment?" action="Delete" onConfirm={onDelete} onClose={onClose}>
      {text && (
        <blockquote className={classes.quoted} dir="auto">
          {text}
        </blockquote>
      )}
      <p>This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
