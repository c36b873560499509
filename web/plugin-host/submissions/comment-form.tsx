import { useForm } from '@mantine/form'
import { useRef } from 'react'
import { formatNumber } from '#domain/number/format.ts'
import { SUBMISSION_COMMENT } from '#domain/form/plugin-fields.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { checkText } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'

/** A word to the other side. What is typed stays when it could not be sent. */
export function CommentForm({ submission }: { readonly submission: number }) {
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    initialValues: { text: '' },
    validate: { text: checkText(SUBMISSION_COMMENT) },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await change('POST /plugin-submissions/{id}/comments', { path: { id: submission }, body: values })
      form.reset()
      void showToast({ kind: 'success', title: 'Your comment was sent' })
      // The button cannot hold the focus while the comment is sent.
      element.current?.querySelector('textarea')?.focus()
    },
  })
  return (
    <Stack as="form" gap={14} shrinks ref={element} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextArea
        label="Your comment"
        help={`Plain text, ${formatNumber(SUBMISSION_COMMENT.longest, 0)} characters at most. The other side is told.`}
        rows={3}
        maxLength={SUBMISSION_COMMENT.longest}
        {...form.getInputProps('text')}
      />
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Sending …' : 'Send comment'}
        </Button>
      </div>
    </Stack>
  )
}
