import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { emailFault } from '#domain/account/account-fields.ts'
import { TextField } from '#web/kit/form/field.tsx'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { ask } from '#web/queries/ask.ts'
import { COMING } from './coming-topics.ts'
import classes from './send-in.module.css'

/** What is being built on beyond what there is: where it stands today, and who wants to hear of more. */
export default function ComingSoonPage({ params }: PageProps) {
  const coming = COMING.find(({ slug }) => slug === params.topic)
  if (!coming) return <EveryTopic />
  const { slug, title, today, href, link, more } = coming
  return (
    <div className={classes.page}>
      <h1>{title}</h1>
      <p className={classes.lead}>
        {today} <Link href={href}>{link}</Link>
      </p>
      <h2>What comes next</h2>
      <p className={classes.lead}>{more}</p>
      <InterestForm key={slug} dashboard={slug} />
    </div>
  )
}

/** All that was announced, each with where it stands. */
function EveryTopic() {
  return (
    <div className={classes.page}>
      <h1>Coming soon</h1>
      <p className={classes.lead}>
        What is being built on: what is there today, what comes next, and where you can ask to be told.
      </p>
      <Stack as="ul" gap={16}>
        {COMING.map(({ slug, title, more }) => (
          <li key={slug}>
            <Link href={`/coming-soon/${slug}`}>{title}</Link>
            <Text tone="soft">{more}</Text>
          </li>
        ))}
      </Stack>
    </div>
  )
}

function InterestForm({ dashboard }: { readonly dashboard: string }) {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailFault } })
  const state = useSendIn(form, {
    send: ({ email }, guard) => ask('POST /subdashboard/interest', { body: { email, dashboard, ...guard } }),
  })
  return (
    <SendInForm
      state={state}
      action="Tell me"
      thanks="Thank you"
      next="One letter comes when there is more to see; your address is used for nothing else."
    >
      <TextField label="E-mail" type="email" autoComplete="email" required {...form.getInputProps('email')} />
    </SendInForm>
  )
}
