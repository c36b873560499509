import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { IssueRow } from '#contract/newsletter/issues.ts'
import { NEWSLETTER_FIELDS } from '#domain/form/newsletter-fields.ts'
import { RichTextField } from '#web/account/rich-text-field.tsx'
import { Button } from '#web/kit/button.tsx'
import { checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { RichText } from '#web/views/rich-text.tsx'
import classes from './inquiries.module.css'

interface IssueDialogProps {
  /** Absent: a new one. */
  readonly issue?: IssueRow | undefined
  readonly onClose: () => void
}

/** Writes a newsletter, or changes one that has not been sent. Nothing goes out from here. */
export function IssueDialog({ issue, onClose }: IssueDialogProps) {
  const [preview, setPreview] = useState(false)
  const form = useForm({
    initialValues: { subject: issue?.subject ?? '', content: issue?.content ?? '' },
    validate: {
      subject: checkText(NEWSLETTER_FIELDS.subject),
      content: checkText(NEWSLETTER_FIELDS.content),
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
      await showToast({ kind: 'success', title: 'Draft saved' })
      onClose()
    },
  })
  const { subject, content } = form.values
  return (
    <FormDialog
      title={issue ? 'Change the newsletter' : 'Write a newsletter'}
      action="Save the draft"
      submission={submission}
      aside={
        <Button aria-pressed={preview} onClick={() => setPreview(!preview)}>
          Preview
        </Button>
      }
      onClose={onClose}
    >
      <TextField
        label="Subject"
        {...limitsOf(NEWSLETTER_FIELDS.subject)}
        {...form.getInputProps('subject')}
      />
      <RichTextField
        label="Text"
        help="The greeting, the link to unsubscribe and the name of the site are added to each letter."
        value={content}
        error={form.errors.content}
        onChange={(html) => form.setFieldValue('content', html)}
      />
      {preview && (
        <section className={classes.letter} aria-label="As subscribers see it">
          <h3>{subject || 'Without a subject yet'}</h3>
          <p>Hello,</p>
          <RichText html={content} />
          <p>Unsubscribe: the link of whoever gets it</p>
        </section>
      )}
    </FormDialog>
  )
}
