import { useForm } from '@mantine/form'
import { Link } from 'wouter'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { message } from '#domain/message/message.ts'
import { PersonField } from '#web/account/person-field.tsx'
import { SendInForm } from '#web/kit/form/send-in-form.tsx'
import { useSendIn } from '#web/kit/form/use-send-in.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import type { PageProps } from '#web/kit/page-props.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { COMING } from './coming-topics.ts'
import classes from './send-in.module.css'

/** What is being built on beyond what there is: where it stands today, and who wants to hear of more. */
export default function ComingSoonPage({ params }: PageProps) {
  const { text } = useLanguage()
  const coming = COMING.find(({ topic }) => topic === params.topic)
  if (!coming) return <EveryTopic />
  const { topic, href } = coming
  return (
    <div className={classes.page}>
      <h1>{text(message('send-in.coming', { topic }))}</h1>
      <p className={classes.lead}>
        {text(message('send-in.coming-today', { topic }))}{' '}
        <Link href={href}>{text(message('send-in.coming-link', { topic }))}</Link>
      </p>
      <h2>{text(message('send-in.next'))}</h2>
      <p className={classes.lead}>{text(message('send-in.coming-more', { topic }))}</p>
      <InterestForm key={topic} dashboard={topic} />
    </div>
  )
}

/** All that was announced, each with where it stands. */
function EveryTopic() {
  const { text } = useLanguage()
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.coming-soon'))}</h1>
      <p className={classes.lead}>{text(message('send-in.coming-lead'))}</p>
      <Stack as="ul" gap={16}>
        {COMING.map(({ topic }) => (
          <li key={topic}>
            <Link href={`/coming-soon/${topic}`}>{text(message('send-in.coming', { topic }))}</Link>
            <Text tone="soft">{text(message('send-in.coming-more', { topic }))}</Text>
          </li>
        ))}
      </Stack>
    </div>
  )
}

function InterestForm({ dashboard }: { readonly dashboard: string }) {
  const { text } = useLanguage()
  const checks = useChecks()
  const form = useForm({ initialValues: { email: '' }, validate: { email: checks.email } })
  const state = useSendIn(form, {
    send: ({ email }, guard) => ask('POST /subdashboard/interest', { body: { email, dashboard, ...guard } }),
  })
  return (
    <SendInForm
      state={state}
      action={text(message('send-in.tell-me'))}
      thanks={text(message('send-in.thanks'))}
      next={text(message('send-in.tell-about'))}
    >
      <PersonField fact="email" required {...form.getInputProps('email')} />
    </SendInForm>
  )
}
