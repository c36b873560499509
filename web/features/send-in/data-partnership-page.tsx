import { useForm } from '@mantine/form'
import { useSearch } from 'wouter'
import { emailFault } from '#domain/account/account-fields.ts'
import { INQUIRY_FIELDS as FIELDS, OFFERED_DATA } from '#domain/form/inquiry-fields.ts'
import { checkText, limitsOf } from '#web/kit/form/field-rules.ts'
import { SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Grid } from '#web/kit/layout.tsx'
import { ask } from '#web/queries/ask.ts'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import classes from './send-in.module.css'
import { useSendIn } from '#web/kit/form/use-send-in.ts'

type Offer = (typeof OFFERED_DATA)[number]

/** Offers data: `/data-partnership?offer=dataset` begins with a data set that is ready. */
export default function DataPartnershipPage() {
  const isDataSet = new URLSearchParams(useSearch()).get('offer') === 'dataset'
  return (
    <div className={classes.page}>
      <h1>Data partnership</h1>
      <p className={classes.lead}>
        Offer figures that belong beside the others. We look at each offer, talk with you about terms, and
        publish nothing without your word.
      </p>
      <OfferForm key={String(isDataSet)} offer={isDataSet ? OFFERED_DATA[1] : OFFERED_DATA[0]} />
    </div>
  )
}

function OfferForm({ offer }: { readonly offer: Offer }) {
  const form = useForm({
    initialValues: {
      organization: '',
      ...{ offer, data: '', levels: '', years: '', terms: '', name: '', email: '' },
    },
    validate: {
      organization: checkText(FIELDS.organization),
      data: checkText(FIELDS.data),
      name: checkText(FIELDS.name),
      email: emailFault,
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
      action="Send the offer"
      thanks="Thank you for your offer"
      next="We write to you by e-mail. On our side it goes from received over in talks and agreed to imported."
    >
      <SelectField
        label="What you offer"
        options={OFFERED_DATA.map((label) => ({ value: label, label }))}
        {...form.getInputProps('offer')}
      />
      <TextField label="Organization" autoComplete="organization" {...field('organization')} />
      <TextArea
        label="Kind of data"
        help="Indicators, how they are measured, and where they can be seen."
        {...field('data')}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label="Levels of place" help="Nation, states, LGAs, facilities" {...field('levels')} />
        <TextField label="Years" help="From when to when, how often" {...field('years')} />
      </Grid>
      <TextArea
        label="Terms"
        rows={3}
        help="Licence, what may be shown, how you are to be named."
        {...field('terms')}
      />
      <Grid columns={2} narrow={560} gap={16}>
        <TextField label="Contact person" autoComplete="name" {...field('name')} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
      </Grid>
    </SendInForm>
  )
}
