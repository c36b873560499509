import { useForm } from '@mantine/form'
import { INQUIRY_FIELDS, isFirstName } from '#domain/form/inquiry-fields.ts'
import { CONTACT_CATEGORIES, type ContactCategory, subjectWords } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { SelectField, TextArea } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'

/** Said of a contact form in which anything is missing or wrong (specification of public pages §8). */
const FILL_ALL = message('send-in.fill-all')

/** A message to the people who run the site. */
export function ContactForm({ category = 'Question' }: { readonly category?: ContactCategory | undefined }) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: { first: '', last: '', email: '', organization: '', category, feedback: '' },
    validate: {
      first: (name) => (isFirstName(name) ? null : text(message('send-in.first-name-short'))),
      email: checks.email,
      feedback: checks.text(INQUIRY_FIELDS.feedback),
    },
  })
  const state = useSendIn(form, {
    send: ({ first, last, ...others }, guard) =>
      ask('POST /account/contact', {
        body: { ...others, ...guard, name: `${first} ${last}`.trim() },
      }),
    describe: ({ status, message: reason }) => {
      if (status === 400) return Object.keys(form.errors).length > 0 ? text(FILL_ALL) : reason
      return status === 429 ? reason : text(message('send-in.try-later'))
    },
  })
  const isWrong = Object.keys(form.errors).length > 0
  const shown = isWrong ? { ...state, submission: { ...state.submission, failure: text(FILL_ALL) } } : state
  return (
    <SendInForm
      state={shown}
      action={text(message('send-in.send'))}
      thanks={text(message('send-in.contact-thanks'))}
      next={text(message('send-in.contact-next'))}
    >
      <Grid columns={2} narrow={560} gap={16}>
        <PersonField fact="first-name" required {...form.getInputProps('first')} />
        <PersonField fact="last-name" optional {...form.getInputProps('last')} />
      </Grid>
      <PersonField fact="email" required {...form.getInputProps('email')} />
      <PersonField
        fact="organisation"
        called={message('profile.organization')}
        optional
        maxLength={INQUIRY_FIELDS.organization.longest}
        {...form.getInputProps('organization')}
      />
      <SelectField
        label={text(message('send-in.about'))}
        options={CONTACT_CATEGORIES.map((value) => ({ value, label: text(subjectWords(value)) }))}
        {...form.getInputProps('category')}
      />
      <TextArea
        label={text(message('send-in.message'))}
        rows={6}
        {...limitsOf(INQUIRY_FIELDS.feedback)}
        {...form.getInputProps('feedback')}
      />
    </SendInForm>
  )
}
