import { useForm } from '@mantine/form'
import { useSearch } from 'wouter'
import { INQUIRY_FIELDS as FIELDS } from '#domain/form/inquiry-fields.ts'
import { OFFERED_DATA, type Offer, subjectWords } from '#domain/inquiry/subjects.ts'
import { message } from '#domain/message/message.ts'
import { limitsOf, useChecks } from '#web/kit/form/field-rules.ts'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import classes from './send-in.module.css'
import { useSendIn } from '#web/kit/form/use-send-in.ts'

/** Offers data: `/data-partnership?offer=dataset` begins with a data set that is ready. */
export default function DataPartnershipPage() {
  const { text } = useLanguage()
  const isDataSet = new URLSearchParams(useSearch()).get('offer') === 'dataset'
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.data-partnership'))}</h1>
      <p className={classes.lead}>{text(message('send-in.partnership-lead'))}</p>
      <OfferForm key={String(isDataSet)} offer={isDataSet ? OFFERED_DATA[1] : OFFERED_DATA[0]} />
    </div>
  )
}

function OfferForm({ offer }: { readonly offer: Offer }) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({
    initialValues: {
      organization: '',
      ...{ offer, data: '', levels: '', years: '', terms: '', name: '', email: '' },
    },
    validate: {
      organization: checks.text(FIELDS.organization),
      data: checks.text(FIELDS.data),
      name: checks.text(FIELDS.name),
      email: checks.email,
    },
  })
  const state = useSendIn(form, {
    send: (values, guard) => ask('POST /data-partnerships', { body: { ...values, ...guard } }),
  })
  const field = (name: keyof typeof form.values & keyof typeof FIELDS) => ({
    ...limitsOf(FIELDS[name]),
    ...form.getInputProps(name),
  })
  return (
    <SendInForm
      state={state}
      action={text(message('send-in.send-offer'))}
      thanks={text(message('send-in.offer-thanks'))}
      next={text(message('send-in.offer-next'))}
    >
      <SelectField
        label={text(message('send-in.offer'))}
        options={OFFERED_DATA.map((value) => ({ value, label: text(subjectWords(value)) }))}
        {...form.getInputProps('offer')}
      />
      <PersonField fact="organisation" called={message('profile.organization')} {...field('organization')} />
      <TextArea
        label={text(message('send-in.data-kind'))}
        help={text(message('send-in.data-help'))}
        {...field('data')}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField
          label={text(message('send-in.levels'))}
          help={text(message('send-in.levels-help'))}
          {...field('levels')}
        />
        <TextField
          label={text(message('send-in.years'))}
          help={text(message('send-in.years-help'))}
          {...field('years')}
        />
      </Grid>
      <TextArea
        label={text(message('send-in.terms'))}
        rows={3}
        help={text(message('send-in.terms-help'))}
        {...field('terms')}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label={text(message('send-in.contact-person'))} autoComplete="name" {...field('name')} />
        <PersonField fact="email" required {...form.getInputProps('email')} />
      </Grid>
    </SendInForm>
  )
}
