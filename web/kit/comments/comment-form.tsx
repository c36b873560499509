import { useForm } from '@mantine/form'
import { useRef } from 'react'
import type { TextRule } from '#domain/form/field-rule.ts'
import { type Message, message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface CommentFormProps {
  readonly rule: TextRule
  /** The readers of the comment. */
  readonly help: string
  /** The earlier text, when a comment is changed. */
  readonly before?: string
  /** Gives what is said then; null: that it was sent, or changed. */
  readonly onSend: (values: { readonly text: string }) => Promise<Message | null>
  readonly onCancel?: () => void
}

/** A comment that is being written. What is typed stays when it could not be sent. */
export function CommentForm({ rule, help, before = '', onSend, onCancel }: CommentFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ initialValues: { text: before }, validate: { text: checks.text(rule) } })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      const said = await onSend(values)
      form.reset()
      void showToast({
        kind: 'success',
        title: text(said ?? message(before ? 'comments.changed' : 'comments.sent')),
      })
      // The button cannot hold the focus while the comment is sent.
      element.current?.querySelector('textarea')?.focus()
    },
  })
  return (
    <Stack as="form" gap={16} shrinks ref={element} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextArea
        label={text(message('comments.yours'))}
        help={help}
        rows={3}
        maxLength={rule.longest}
        {...form.getInputProps('text')}
      />
      <Row gap={8}>
        <Button type="submit" disabled={busy}>
          {busy
            ? text(message('comments.sending'))
            : before
              ? text(message('comments.save'))
              : text(message('comments.send'))}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Row>
    </Stack>
  )
}
