import { useState } from 'react'
import { message, type Value } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { FormError } from './field.tsx'

interface EndLettersProps {
  /** The letters that end when the button is pressed: `the letters about this document`. */
  readonly what: Value
  /** Other effects of it, or things that stay as they are. */
  readonly then?: string
  readonly done: string
  readonly onEnd: () => Promise<unknown>
}

/** Ends letters when the button is pressed: programs that look into links must not end them for somebody. */
export function EndLetters({ what, then, done, onEnd }: EndLettersProps) {
  const { text } = useLanguage()
  const [isDone, setIsDone] = useState(false)
  const { busy, failure, run } = useTask()
  const end = async () => {
    if (await run(onEnd)) setIsDone(true)
  }
  if (isDone) {
    return (
      <div role="status">
        <Message title={text(message('form.unsubscribed'))}>{done}</Message>
      </div>
    )
  }
  return (
    <Stack gap={16} across="start">
      <p>
        {then === undefined
          ? text(message('form.end-plain', { what }))
          : text(message('form.end', { what, then }))}
      </p>
      <FormError>{failure}</FormError>
      <Button kind="primary" onClick={() => void end()} disabled={busy}>
        {busy ? text(message('form.ending')) : text(message('form.unsubscribe'))}
      </Button>
    </Stack>
  )
}
