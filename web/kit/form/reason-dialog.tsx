import { useForm } from '@mantine/form'
import type { TextRule } from '#domain/form/field-rule.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { TextArea } from './field.tsx'
import { useChecks } from './field-rules.ts'
import { FormDialog } from './form-dialog.tsx'
import { useSubmission } from './use-submission.ts'

interface ReasonDialogProps {
  readonly title: string
  /** The word on the button that does it. */
  readonly action: string
  /** The readers of the reason and its use. */
  readonly help: string
  readonly rule: TextRule
  /** Sends the reason. An error that it throws is shown, and what was typed stays. */
  readonly onSend: (reason: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the reason of a refusal, which somebody else will read. */
export function ReasonDialog({ title, action, help, rule, onSend, onClose }: ReasonDialogProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: checks.text(rule) },
  })
  const submission = useSubmission(form, {
    send: async ({ reason }) => {
      await onSend(reason.trim())
      onClose()
    },
  })
  return (
    <FormDialog {...{ title, submission, action, onClose }}>
      <TextArea
        label={text(message('form.reason'))}
        help={help}
        maxLength={rule.longest}
        data-autofocus=""
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
