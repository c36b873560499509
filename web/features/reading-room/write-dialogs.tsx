import { useForm } from '@mantine/form'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { message } from '#domain/message/message.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

interface DialogProps {
  readonly post: ReadingPost
  readonly onClose: () => void
}

/** Writes something of one's own anew. */
export function ChangeDialog({ post: { id, kind, text: words, state, version }, onClose }: DialogProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: { text: words },
    validate: { text: checks.text(READING_FIELDS.text) },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      await change('PUT /reading/posts/{id}', { path: { id }, body: { ...values, version } })
      await showToast({ kind: 'success', title: text(message('room-words.waits', { kind })) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text(message('room-words.change', { kind }))}
      action={text(message('help-topics.save'))}
      {...{ submission, onClose }}
    >
      <TextArea
        label={text(message('room-words.words'))}
        help={
          state === 'approved'
            ? text(message('room-words.again-approved'))
            : text(message('room-words.once-approved'))
        }
        rows={6}
        maxLength={READING_FIELDS.text.longest}
        data-autofocus=""
        {...form.getInputProps('text')}
      />
    </FormDialog>
  )
}

/** Asks before something of one's own is removed. */
export function RemoveDialog({ post: { id, kind, answers }, onClose }: DialogProps) {
  const { text } = useLanguage()
  return (
    <ConfirmDialog
      title={text(message('room-words.remove-ask', { kind }))}
      action={text(message('reading-room.remove'))}
      onConfirm={() => change('DELETE /reading/posts/{id}', { path: { id } })}
      onClose={onClose}
    >
      <p>{text(message('room-words.removes', { answers }))}</p>
    </ConfirmDialog>
  )
}

/** Says what is wrong with something that everybody reads. */
export function ReportDialog({ post: { id, kind }, onClose }: DialogProps) {
  const { text } = useLanguage()
  return (
    <ReasonDialog
      title={text(message('room-words.report-this', { kind }))}
      action={text(message('reading-room.report'))}
      help={text(message('room-words.report-about'))}
      rule={READING_FIELDS.report}
      onSend={async (reason) => {
        await change('POST /reading/posts/{id}/report', { path: { id }, body: { reason } })
        await showToast({
          kind: 'success',
          title: text(message('send-in.thanks')),
          text: text(message('room-words.moderator-looks')),
        })
      }}
      onClose={onClose}
    />
  )
}
