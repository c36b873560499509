import { useForm } from '@mantine/form'
import type { ReadingPost } from '#contract/reading-room/posts.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { checkText } from '#web/kit/form/field-rules.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { InEnglish } from '#web/language/in-english.tsx'
import { change } from '#web/queries/change.ts'

interface DialogProps {
  readonly post: ReadingPost
  readonly onClose: () => void
}

/** Writes something of one's own anew. */
export function ChangeDialog({ post: { id, kind, text, state, version }, onClose }: DialogProps) {
  const form = useForm({ initialValues: { text }, validate: { text: checkText(READING_FIELDS.text) } })
  const submission = useSubmission(form, {
    send: async (values) => {
      await change('PUT /reading/posts/{id}', { path: { id }, body: { ...values, version } })
      await showToast({ kind: 'success', title: `Your ${kind} waits for a moderator` })
      onClose()
    },
  })
  return (
    <InEnglish>
      <FormDialog title={`Change your ${kind}`} action="Save" {...{ submission, onClose }}>
        <TextArea
          label="Your words"
          help={
            state === 'approved'
              ? 'It is approved again before readers see it; until then nobody else does.'
              : 'Everybody reads it once a moderator has approved it.'
          }
          rows={6}
          maxLength={READING_FIELDS.text.longest}
          data-autofocus=""
          {...form.getInputProps('text')}
        />
      </FormDialog>
    </InEnglish>
  )
}

/** Asks before something of one's own is removed. */
export function RemoveDialog({ post: { id, kind, answers }, onClose }: DialogProps) {
  return (
    <InEnglish>
      <ConfirmDialog
        title={`Remove your ${kind}?`}
        action="Remove"
        onConfirm={() => change('DELETE /reading/posts/{id}', { path: { id } })}
        onClose={onClose}
      >
        <p>{answers > 0 && 'The answers under it go with it. '}This action cannot be undone.</p>
      </ConfirmDialog>
    </InEnglish>
  )
}

/** Says what is wrong with something that everybody reads. */
export function ReportDialog({ post: { id, kind }, onClose }: DialogProps) {
  return (
    <InEnglish>
      <ReasonDialog
        title={`Report this ${kind}`}
        action="Report"
        help="What is wrong with it. Moderators read it, with your username hidden from its writer."
        rule={READING_FIELDS.report}
        onSend={async (reason) => {
          await change('POST /reading/posts/{id}/report', { path: { id }, body: { reason } })
          await showToast({ kind: 'success', title: 'Thank you', text: 'A moderator looks at it.' })
        }}
        onClose={onClose}
      />
    </InEnglish>
  )
}
