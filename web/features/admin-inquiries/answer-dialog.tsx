import { useForm } from '@mantine/form'
import { useRef } from 'react'
import type { InquiryRow } from '#contract/inquiries/inquiries.ts'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { INQUIRY_STATES, inquiryName } from '#domain/inquiry/inquiry.ts'
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
import { subjectWords } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface AnswerDialogProps {
  readonly inquiry: InquiryRow
  readonly onClose: () => void
}

/** One inquiry whole, with its state and an answer that goes out as a letter. */
export function AnswerDialog({ inquiry, onClose }: AnswerDialogProps) {
  const { text } = useLanguage()
  const { id, kind, state, email, answer, answered, updated_at } = inquiry
  const form = useForm({ initialValues: { state, answer } })
  // The button that was pressed says whether a letter goes out.
  const letter = useRef(true)
  const submission = useSubmission(form, {
    send: async (values) => {
      const body = { ...values, letter: letter.current, updated_at }
      await change('PUT /inquiries/{id}', { path: { id }, body })
      await showToast({
        kind: 'success',
        title: body.letter ? text(message('inquiries.goes-to', { email })) : text(message('inquiries.saved')),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      title={text(inquiryName(kind))}
      action={text(message('waiting.send-answer'))}
      actionNow={text(message('inquiries.sending'))}
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
          {text(message('inquiries.without-letter'))}
        </Button>
      }
      onClose={onClose}
    >
      <Facts inquiry={inquiry} />
      {inquiry.text !== '' && <p className={classes.words}>{inquiry.text}</p>}
      {kind === 'testimonial' && <TestimonialVideo id={id} />}
      {answered && (
        <Text tone="soft" size={13}>
          {text(
            message('inquiries.answered-by', {
              name: answered.by ?? message('inquiries.no-account'),
              moment: momentText(answered.at),
            }),
          )}
        </Text>
      )}
      <SelectField
        label={text(message('manage.state'))}
        options={INQUIRY_STATES[kind].map((value) => ({
          value,
          label: text(message(`inquiries.state-${value}`)),
        }))}
        {...form.getInputProps('state')}
      />
      <TextArea
        label={text(message('manage.answer'))}
        rows={5}
        help={text(message('inquiries.answer-help', { email, kind }))}
        {...limitsOf(INQUIRY_FIELDS.answer)}
        {...form.getInputProps('answer')}
      />
    </FormDialog>
  )
}

/** What the form asked for beside the text. */
function Facts({ inquiry }: { readonly inquiry: InquiryRow }) {
  const { name, email, organization, subject, details } = inquiry
  const { text } = useLanguage()
  const facts = {
    [text(message('manage.name'))]: name,
    [text(message('manage.email'))]: email,
    [text(message('users.organization'))]: organization,
    [text(message('manage.about'))]: text(subjectWords(subject)),
    ...details,
  }
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
