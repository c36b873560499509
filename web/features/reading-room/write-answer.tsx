import { useForm } from '@mantine/form'
import { useState } from 'react'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { openSignIn } from '#web/kit/sign-in-door.ts'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { useOwnAccount } from '#web/queries/own-account.ts'

/** Answers a note or a question; whoever is not signed in is led there first. */
export function AnswerForm({ id }: { readonly id: number }) {
  const { text } = useLanguage()
  const own = useOwnAccount()
  if (own.status === 'signed-in') return <Write id={id} />
  return (
    <Row>
      <Button onClick={() => openSignIn({ view: 'login' })}>
        {text(message('room-words.log-in-answer'))}
      </Button>
    </Row>
  )
}

function Write({ id }: { readonly id: number }) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm({ initialValues: { text: '' }, validate: { text: checks.text(READING_FIELDS.text) } })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await change('POST /reading/posts/{id}/answers', { path: { id }, body: { ...values, key } })
      form.reset()
      setKey(crypto.randomUUID())
      await showToast({ kind: 'success', title: text(message('room-words.answer-waits')) })
    },
  })
  return (
    <Stack as="form" gap={12} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <TextArea
        label={text(message('room-words.your-answer'))}
        rows={3}
        maxLength={READING_FIELDS.text.longest}
        {...form.getInputProps('text')}
      />
      <Row wrap gap={12} align="center">
        <Button type="submit" disabled={busy}>
          {busy ? text(message('form.sending')) : text(message('room-words.send-answer'))}
        </Button>
        <Text size={13} tone="faint" grows>
          {text(message('room-words.once-approved'))}
        </Text>
      </Row>
    </Stack>
  )
}
