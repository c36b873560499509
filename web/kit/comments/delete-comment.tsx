import { message } from '#domain/message/message.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './comments.module.css'

interface DeleteCommentProps {
  readonly text: string
  readonly onDelete: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a comment is removed. */
export function DeleteComment({ text: words, onDelete, onClose }: DeleteCommentProps) {
  const { text } = useLanguage()
  return (
    <ConfirmDialog
      title={text(message('comments.delete-ask'))}
      action={text(message('comments.delete'))}
      onConfirm={onDelete}
      onClose={onClose}
    >
      {words && (
        <blockquote className={classes.quoted} dir="auto">
          {words}
        </blockquote>
      )}
      <p>{text(message('comments.undone'))}</p>
    </ConfirmDialog>
  )
}
