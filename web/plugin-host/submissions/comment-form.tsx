import { useForm } from '@mantine/form'
import { useRef } from 'react'
import type { writeSubmissionComment } from '#contract/plugins/comments.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './comments.module.css'

interface CommentFormProps {
  /** Where comments of this submission are sent to. */
  readonly path: string
  readonly onWritten: () => Promise<void>
}

/** As the contract has it; importing it from there would bring the schemas into the page. */
const LONGEST = 2000

/** A word to the other side. What is typed stays when it could not be sent. */
export function CommentForm({ path, onWritten }: CommentFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim() === '' ? 'Write your comment first.' : null) },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await ask<typeof writeSubmissionComment>('POST', path, values)
      form.reset()
      void showToast({ kind: 'success', title: 'Your comment was sent' })
      await onWritten()
      // The button cannot hold the focus while the comment is sent.
      element.current?.querySelector('textarea')?.focus()
    },
  })
  return (
    <form ref={element} className={classes.form} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextArea
        label="Your comment"
        help="Plain text, 2,000 characters at most. The other side is told."
        rows={3}
        maxLength={LONGEST}
        {...form.getInputProps('text')}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending …' : 'Send comment'}
        </Button>
      </div>
    </form>
  )
}
