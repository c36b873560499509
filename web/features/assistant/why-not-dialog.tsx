import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { OBJECTIONS, type Objection } from '#domain/question/turns/objection.ts'

interface WhyNotProps {
  readonly onTell: (objection: Objection) => Promise<void>
  readonly onClose: () => void
}

/** Asks what was wrong with an answer. */
export default function WhyNotDialog({ onTell, onClose }: WhyNotProps) {
  const { text } = useLanguage()
  const [reason, setReason] = useState<Objection['reason']>('number')
  const [remark, setRemark] = useState('')
  const { busy, run } = useTask()
  return (
    <Dialog form="narrow" title={text(message('chat.why-not'))} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault()
          void run(() => onTell({ reason, remark: remark.trim() }))
        }}
      >
        <Stack as="fieldset" gap={8}>
          <legend className="sr-only">{text(message('chat.why-not'))}</legend>
          {OBJECTIONS.map((one) => (
            <Row key={one} as="label" gap={8} align="center">
              <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
              {text(message('chat.why-given', { reason: one }))}
            </Row>
          ))}
        </Stack>
        <TextArea
          label={text(message('chat.why-more'))}
          rows={3}
          maxLength={500}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Text size={13} tone="soft">
          {text(message('chat.no-name'))}
        </Text>
        <Row justify="end">
          <Button kind="primary" type="submit" disabled={busy}>
            {text(message('chat.send-reason'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
