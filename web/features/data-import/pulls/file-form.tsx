import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

/** Asks for a file by its address. */
export function FileForm() {
  const { text } = useLanguage()
  const [address, setAddress] = useState('')
  const task = useTask()
  const begin = () =>
    task.run(() => change('POST /data-pulls', { body: { asked: { kind: 'file', address } } }))
  return (
    <Stack gap={12}>
      <TextField
        type="url"
        label={text(message('pulls.address'))}
        help={text(message('pulls.address-help'))}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <FormError>{task.failure}</FormError>
      <Row>
        <Button disabled={task.busy || address.trim() === ''} onClick={() => void begin()}>
          {text(message('pulls.begin'))}
        </Button>
      </Row>
    </Stack>
  )
}
