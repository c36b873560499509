import { useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './send-in.module.css'

/** Removes what somebody sent in, by the link that they got for it. Nothing happens before the button is pressed. */
export default function RemovalPage() {
  const { text } = useLanguage()
  const removal = new URLSearchParams(useSearch()).get('key') ?? ''
  const [isGone, setIsGone] = useState(false)
  const { busy, failure, run } = useTask()
  const remove = async () => {
    if (await run(() => ask('POST /inquiries/remove', { body: { removal } }))) setIsGone(true)
  }
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.removal'))}</h1>
      {isGone ? (
        <div role="status">
          <Message title={text(message('send-in.removed'))}>{text(message('send-in.removed-about'))}</Message>
        </div>
      ) : (
        <Stack gap={16} above={16} across="start">
          <p>{text(message('send-in.remove-about'))}</p>
          <FormError>{failure}</FormError>
          <Button kind="danger" onClick={() => void remove()} disabled={busy}>
            {busy ? text(message('send-in.removing')) : text(message('send-in.remove'))}
          </Button>
        </Stack>
      )}
    </div>
  )
}
