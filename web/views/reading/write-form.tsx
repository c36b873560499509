import { useForm } from '@mantine/form'
import { useState } from 'react'
import { Link } from 'wouter'
import { serialiseView } from '#charts/view-address.ts'
import type { View } from '#charts/view.ts'
import { READING_FIELDS } from '#domain/form/reading-fields.ts'
import { formatNumber } from '#domain/number/format.ts'
import { OPENING_KINDS } from '#domain/reading-room/reading-room.ts'
import { Button } from '#web/kit/button.tsx'
import { checkText } from '#web/kit/form/field-rules.ts'
import { FormError, TextArea } from '#web/kit/form/field.tsx'
import { FieldGroup } from '#web/kit/form/field-group.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { useSubmission } from '#web/kit/form/use-submission.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { change } from '#web/queries/change.ts'

const WORDS = { note: 'A note', question: 'A question' } as const

interface WriteFormProps {
  /** The figure that it is about. */
  readonly view: View
  readonly onClose: () => void
}

/** Writes a note or a question about a figure, for whoever is signed in; it waits for approval then. */
export function WriteForm({ view, onClose }: WriteFormProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [isSent, setIsSent] = useState(false)
  const form = useForm<{ kind: (typeof OPENING_KINDS)[number]; text: string }>({
    initialValues: { kind: 'note', text: '' },
    validate: { text: checkText(READING_FIELDS.text) },
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
      <FieldGroup legend="What it is">
        {OPENING_KINDS.map((kind) => (
          <Row key={kind} as="label" gap={10} align="center" reach={32}>
            <Tick
              type="radio"
              name="post-kind"
              checked={form.values.kind === kind}
              onChange={() => form.setFieldValue('kind', kind)}
            />
            {WORDS[kind]}
          </Row>
        ))}
      </FieldGroup>
      <TextArea
        label="Your words"
        help={`Plain text, ${formatNumber(READING_FIELDS.text.longest, 0)} characters at most. Name no patients and no private people.`}
        rows={5}
        required
        maxLength={READING_FIELDS.text.longest}
        {...form.getInputProps('text')}
      />
      <Row gap={12} wrap align="center">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? 'Sending…' : 'Send'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        <Text size={13} tone="faint" grows>
          Everybody reads it, with your username, once a moderator has approved it.
        </Text>
      </Row>
    </Stack>
  )
}

function Sent({ onClose }: Pick<WriteFormProps, 'onClose'>) {
  return (
    <Stack gap={16}>
      <Text role="status">Thank you. It waits for a moderator, and you are told what was decided.</Text>
      <Row wrap gap={12} align="center" justify="end">
        <Link href="/health-think/profile">My reading room</Link>
        <Button kind="primary" data-autofocus="" onClick={onClose}>
          Go on reading
        </Button>
      </Row>
    </Stack>
  )
}
