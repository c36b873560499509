import { useForm } from '@mantine/form'
import type { FindingRow } from '#contract/data-audit/known-errors.ts'
import { AUDIT_STATUSES, type AuditStatus } from '#domain/data-audit/audit-finding.ts'
import { FINDING_FIELDS } from '#domain/form/finding-fields.ts'
import { message } from '#domain/message/message.ts'
import { SelectField, TextArea } from '#web/kit/form/field.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

interface DecideFormProps {
  readonly finding: FindingRow
  readonly onClose: () => void
}

/** A decision on a finding: its status, and the reason. */
export function DecideForm({ finding, onClose }: DecideFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm<{ status: AuditStatus; note: string }>({
    initialValues: { status: finding.status, note: '' },
    validate: { note: checks.text(FINDING_FIELDS.note) },
  })
  const submission = useSubmission(form, {
    send: async (body) => {
      await change('POST /known-errors/{key}/decisions', { path: { key: finding.key }, body })
      await showToast({ kind: 'success', title: text(message('data-audit.decided-toast')) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text(message('data-audit.decide-title'))}
      action={text(message('data-audit.decide'))}
      cancel={text(message('shell.close'))}
      submission={submission}
      onClose={onClose}
    >
      <SelectField
        label={text(message('data-audit.decide-status'))}
        options={AUDIT_STATUSES.map((status) => ({
          value: status,
          label: text(message('data-audit.status', { status })),
        }))}
        {...form.getInputProps('status')}
      />
      <TextArea
        label={text(message('data-audit.decide-note'))}
        help={text(message('data-audit.decide-note-help'))}
        {...limitsOf(FINDING_FIELDS.note)}
        {...form.getInputProps('note')}
      />
    </FormDialog>
  )
}
