import { useForm } from '@mantine/form'
import { useRef } from 'react'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { INQUIRY_STATES, INQUIRY_WORDS, STATE_WHEN_ANSWERED } from '#domain/inquiry/inquiry.ts'
import { TestimonialVideo } from '#web/account/testimonial-video.tsx'
import { Button } from '#web/kit/button.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { SelectField, TextArea } from '#web/kit/form/field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { showToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import classes from './inquiries.module.css'
import { STATE_WORDS } from './inquiry-words.ts'

interface AnswerDialogProps {
  readonly inquiry: InquiryRow
  readonly onClose: () => void
}

/** One inquiry whole, with its state and an answer that goes out as a letter. */
export function AnswerDialog({ inquiry, onClose }: AnswerDialogProps) {
  const { id, kind, state, email, text, answer, answered, updated_at } = inquiry
  const form = useForm({ initialValues: { state, answer } })
  // The button that was pressed says whether a letter goes out.
  const letter = useRef(true)
  const submission = useSubmission(form, {
    send: async (values) => {
      const body = { ...values, letter: letter.current, updated_at }
      await change('PUT /inquiries/{id}', { path: { id }, body })
      await showToast({ kind: 'success', title: body.letter ? `Your answer goes to ${email}` : 'Saved' })
      onClose()
    },
  })
  return (
    <FormDialog
      title={INQUIRY_WORDS[kind]}
      action="Send answer"
      actionNow="Sending …"
      submission={{
        ...submission,
        onSubmit: (event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          letter.current = submitter?.getAttribute('name') !== 'without-letter'
          submission.onSubmit(event)
        },
      }}
      aside={
        <Button type="submit" name="without-letter" disabled={submission.busy}>
          Save without a letter
        </Button>
      }
      onClose={onClose}
    >
      <Facts inquiry={inquiry} />
      {text !== '' && <p className={classes.words}>{text}</p>}
      {kind === 'testimonial' && <TestimonialVideo id={id} />}
      {answered && (
        <Text tone="soft" size={13}>
          Answered by {answered.by ?? 'somebody without an account'}, {momentText(answered.at)}
        </Text>
      )}
      <SelectField
        label="State"
        options={INQUIRY_STATES[kind].map((value) => ({ value, label: STATE_WORDS[value] }))}
        {...form.getInputProps('state')}
      />
      <TextArea
        label="Answer"
        rows={5}
        help={`“Send answer” writes to ${email}: your answer, your name and what was asked. What is new becomes ${STATE_WORDS[STATE_WHEN_ANSWERED[kind]].toLowerCase()}.`}
        {...limitsOf(INQUIRY_FIELDS.answer)}
        {...form.getInputProps('answer')}
      />
    </FormDialog>
  )
}

/** What the form asked for beside the text. */
function Facts({ inquiry }: { readonly inquiry: InquiryRow }) {
  const { name, email, organization, subject, details } = inquiry
  const facts = { Name: name, 'E-mail': email, Organization: organization, About: subject, ...details }
  return (
    <dl>
      {Object.entries(facts)
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <Text as="dt" weight={600}>{`${term.slice(0, 1).toUpperCase()}${term.slice(1)}`}</Text>
            <Text as="dd" below={8} breaks>
              <bdi>{value}</bdi>
            </Text>
          </div>
        ))}
    </dl>
  )
}
