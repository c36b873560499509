import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { IssueRow } from '#contract/newsletter/issues.ts'
import { NEWSLETTER_FIELDS } from '#domain/form/newsletter-fields.ts'
import { RichTextField } from '#web/account/rich-text-field.tsx'
import { Button } from '#web/kit/button.tsx'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { RichText } from '#web/views/rich-text.tsx'
import classes from './inquiries.module.css'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface IssueDialogProps {
  /** Absent: a new one. */
  readonly issue?: IssueRow | undefined
  readonly onClose: () => void
}

/** Writes a newsletter, or changes one that has not been sent. Nothing goes out from here. */
export function IssueDialog({ issue, onClose }: IssueDialogProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [preview, setPreview] = useState(false)
  const form = useForm({
    initialValues: { subject: issue?.subject ?? '', content: issue?.content ?? '' },
    validate: {
      subject: checks.text(NEWSLETTER_FIELDS.subject),
      content: checks.text(NEWSLETTER_FIELDS.content),
    },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      await (issue
        ? change('PUT /newsletters/{id}', {
            path: { id: issue.id },
            body: { ...values, updated_at: issue.updated_at },
          })
        : change('POST /newsletters', { body: values }))
      await showToast({ kind: 'success', title: text(message('newsletters.draft-saved')) })
      onClose()
    },
  })
  const { subject, content } = form.values
  return (
    <FormDialog
      title={issue ? text(message('newsletters.change')) : text(message('newsletters.write'))}
      action={text(message('newsletters.save'))}
      submission={submission}
      aside={
        <Button aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {text(message('manage.preview'))}
        </Button>
      }
      onClose={onClose}
    >
      <TextField
        label={text(message('newsletters.subject'))}
        {...limitsOf(NEWSLETTER_FIELDS.subject)}
        {...form.getInputProps('subject')}
      />
      <RichTextField
        label={text(message('inquiries.text'))}
        help={text(message('newsletters.text-help'))}
        value={content}
        error={form.errors.content}
        onChange={(html) => form.setFieldValue('content', html)}
      />
      {preview && (
        <section className={classes.letter} aria-label={text(message('newsletters.as-seen'))}>
          <h3>{subject || text(message('newsletters.no-subject'))}</h3>
          <p>{text(message('newsletters.hello'))}</p>
          <RichText html={content} />
          <p>{text(message('newsletters.unsubscribe'))}</p>
        </section>
      )}
    </FormDialog>
  )
}
