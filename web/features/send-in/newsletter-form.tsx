import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { INQUIRY_FIELDS } from '#domain/form/inquiry-fields.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { PersonField } from '#web/account/person-field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { keepText } from '#web/memory/kept.ts'
import { ask } from '#web/queries/ask.ts'
import { NEWSLETTER_KEY } from './newsletter-key.ts'
import { Trap } from '#web/kit/form/send-in-form.tsx'

interface NewsletterFormProps {
  /** Asks for the name too. */
  readonly withName: boolean
  /** At the right of the button. */
  readonly aside?: React.ReactNode
}

/** Asks for the newsletter, in both variants: with the name, or with the address alone. */
export function NewsletterForm({ withName, aside }: NewsletterFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const trap = useRef<HTMLInputElement>(null)
  const [opened] = useState(() => performance.now())
  const [isAsked, setIsAsked] = useState(false)
  const form = useForm({
    initialValues: { name: '', email: '' },
    validate: {
      name: (name) => (withName ? checks.text(INQUIRY_FIELDS.name)(name) : null),
      email: checks.email,
    },
  })
  const submission = useSubmission(form, {
    send: async (values) => {
      const seconds = Math.round(performance.now() - opened) / 1000
      await ask('POST /crud/subscriber', {
        body: { ...values, seconds, website: trap.current?.value ?? '' },
      })
      keepText(NEWSLETTER_KEY, 'true')
      setIsAsked(true)
    },
    // What the server refuses it says itself; the specification's words are for what failed.
    describe: ({ status, message: reason }) =>
      status >= 400 && status < 500 ? reason : text(message('send-in.error-again')),
  })
  if (isAsked) {
    return (
      <div role="status">
        <Message title={text(message('sign-in.look-into-mail'))}>
          {text(message('send-in.letter-coming'))}
        </Message>
      </div>
    )
  }
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submission.onSubmit}>
      <FormError>{submission.failure}</FormError>
      {withName && (
        <TextField
          label={text(message('send-in.name'))}
          autoComplete="name"
          required
          maxLength={INQUIRY_FIELDS.name.longest}
          {...form.getInputProps('name')}
        />
      )}
      <PersonField fact="email" required {...form.getInputProps('email')} />
      <Trap ref={trap} />
      <Text size={13} tone="faint">
        {text(message('send-in.newsletter-about'))}
      </Text>
      <Row gap={8} wrap>
        <Button kind="primary" type="submit" aria-busy={submission.busy} disabled={submission.busy}>
          {submission.busy ? text(message('form.sending')) : text(message('send-in.subscribe'))}
        </Button>
        {aside}
      </Row>
    </Stack>
  )
}
