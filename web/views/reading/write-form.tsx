import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'wouter'
import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { OPENING_KINDS } from '#domain/reading-room/reading-room.ts'
import { Button } from '#web/kit/button.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

interface WriteFormProps {
  /** The figure that it is about. */
  readonly view: View
  readonly onClose: () => void
}

/** Writes a note or a question about a figure, for whoever is signed in; it waits for approval then. */
export function WriteForm({ view, onClose }: WriteFormProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [key] = useState(() => crypto.randomUUID())
  const [isSent, setIsSent] = useState(false)
  const form = useForm<{ kind: (typeof OPENING_KINDS)[number]; text: string }>({
    initialValues: { kind: 'note', text: '' },
    validate: { text: checks.text(READING_FIELDS.text) },
  })
  const { busy, failure, onSubmit } = useSubmission(form, {
    send: async (values) => {
      await change('POST /reading/posts', { body: { ...values, figure: serialiseView(view), key } })
      setIsSent(true)
    },
  })
  if (isSent) return <Sent onClose={onClose} />
  return (
    <Stack as="form" gap={16} noValidate onSubmit={onSubmit}>
      <FormError>{failure}</FormError>
      <FieldGroup legend={text(message('room-words.what-kind'))}>
        {OPENING_KINDS.map((kind) => (
          <Row key={kind} as="label" gap={10} align="center" reach={32}>
            <Tick
              type="radio"
              name="post-kind"
              checked={form.values.kind === kind}
              onChange={() => form.setFieldValue('kind', kind)}
            />
            {text(message('room-words.a-kind', { kind }))}
          </Row>
        ))}
      </FieldGroup>
      <TextArea
        label={text(message('room-words.words'))}
        help={text(message('room-words.plain-text', { longest: whole(READING_FIELDS.text.longest) }))}
        rows={5}
        required
        maxLength={READING_FIELDS.text.longest}
        {...form.getInputProps('text')}
      />
      <Row gap={12} wrap align="center">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? text(message('form.sending')) : text(message('send-in.send'))}
        </Button>
        <Button onClick={onClose}>{text(message('shell.cancel'))}</Button>
        <Text size={13} tone="faint" grows>
          {text(message('room-words.with-username'))}
        </Text>
      </Row>
    </Stack>
  )
}

function Sent({ onClose }: Pick<WriteFormProps, 'onClose'>) {
  const { text } = useLanguage()
  return (
    <Stack gap={16}>
      <Text role="status">{text(message('room-words.sent'))}</Text>
      <Row wrap gap={12} align="center" justify="end">
        <Link href="/health-think/profile">{text(message('reading-room.mine'))}</Link>
        <Button kind="primary" data-autofocus="" onClick={onClose}>
          {text(message('room-words.go-on'))}
        </Button>
      </Row>
    </Stack>
  )
}
