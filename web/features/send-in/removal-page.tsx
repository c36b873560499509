import { useState } from 'react'
import { useSearch } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './send-in.module.css'

/** Removes what somebody sent in, by the link that they got for it. Nothing happens before the button is pressed. */
export default function RemovalPage() {
  const removal = new URLSearchParams(useSearch()).get('key') ?? ''
  const [isGone, setIsGone] = useState(false)
  const { busy, failure, run } = useTask()
  const remove = async () => {
    if (await run(() => ask('POST /inquiries/remove', { body: { removal } }))) setIsGone(true)
  }
  return (
    <div className={classes.page}>
      <h1>Remove what you sent</h1>
      {isGone ? (
        <div role="status">
          <Message title="It is removed">Nothing of it is kept on this site.</Message>
        </div>
      ) : (
        <Stack gap={16} above={16} across="start">
          <p>
            Press “Remove it” to delete your message, your name and your address from this site. It cannot be
            undone. Until you press it, they stay.
          </p>
          <FormError>{failure}</FormError>
          <Button kind="danger" onClick={() => void remove()} disabled={busy}>
            {busy ? 'Removing…' : 'Remove it'}
          </Button>
        </Stack>
      )}
    </div>
  )
}
