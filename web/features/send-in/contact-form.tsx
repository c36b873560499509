import { useForm } from '@mantine/form'
import { emailFault } from '#domain/account/account-fields.ts'
import { CONTACT_CATEGORIES, FILL_ALL, INQUIRY_FIELDS, isFirstName } from '#domain/form/inquiry-fields.ts'
import { checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { ask } from '#web/queries/ask.ts'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'

/** A message to the people who run the site. */
export function ContactForm({ category = CONTACT_CATEGORIES[0] }: { readonly category?: string }) {
  const form = useForm({
    initialValues: { first: '', last: '', email: '', organization: '', category, feedback: '' },
    validate: {
      first: (text) => (isFirstName(text) ? null : 'First name must contain at least 3 letters'),
      email: emailFault,
      feedback: checkText(INQUIRY_FIELDS.feedback),
    },
  })
  const state = useSendIn(form, {
    send: ({ first, last, ...message }, guard) =>
      ask('POST /account/contact', {
        body: { ...message, ...guard, name: `${first} ${last}`.trim() },
      }),
    describe: ({ status, message }) => {
      if (status === 400) return Object.keys(form.errors).length > 0 ? FILL_ALL : message
      return status === 429 ? message : 'An error occurred, please try again later.'
    },
  })
  const isWrong = Object.keys(form.errors).length > 0
  const shown = isWrong ? { ...state, submission: { ...state.submission, failure: FILL_ALL } } : state
  return (
    <SendInForm
      state={shown}
      action="Send"
      thanks="Thank you. We will keep you informed about any latest updates"
      next="An answer comes by e-mail."
    >
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label="First name" autoComplete="given-name" required {...form.getInputProps('first')} />
        <TextField label="Last name" autoComplete="family-name" optional {...form.getInputProps('last')} />
      </Grid>
      <TextField label="E-mail" type="email" autoComplete="email" required {...form.getInputProps('email')} />
      <TextField
        label="Organization"
        autoComplete="organization"
        optional
        maxLength={INQUIRY_FIELDS.organization.longest}
        {...form.getInputProps('organization')}
      />
      <SelectField
        label="What it is about"
        options={CONTACT_CATEGORIES.map((label) => ({ value: label, label }))}
        {...form.getInputProps('category')}
      />
      <TextArea
        label="Message"
        rows={6}
        {...limitsOf(INQUIRY_FIELDS.feedback)}
        {...form.getInputProps('feedback')}
      />
    </SendInForm>
  )
}
