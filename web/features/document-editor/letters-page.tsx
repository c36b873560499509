import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useSearch } from 'wouter'
import { Button } from '#web/kit/button.tsx'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import classes from './documents.module.css'

/** Begins or ends letters about a page, by the links in them; it works signed out. */
export default function LettersPage() {
  const { text } = useLanguage()
  const query = new URLSearchParams(useSearch())
  const [end, confirm] = [query.get('end'), query.get('confirm')]
  return (
    <div className={classes.page}>
      <h1>{text(message('regular-letters.page'))}</h1>
      <Stack gap={16} above={16}>
        {confirm !== null ? (
          <Confirm code={confirm} />
        ) : end !== null ? (
          <EndLetters
            what={message('regular-letters.this')}
            done={text(message('regular-letters.ended'))}
            onEnd={() => ask('POST /document-mailing/end', { query: { key: end } })}
          />
        ) : (
          <Message title={text(message('regular-letters.incomplete'))}>
            {text(message('regular-letters.incomplete-about'))}
          </Message>
        )}
      </Stack>
    </div>
  )
}

/** Confirms when the button is pressed: programs that look into links must not agree for somebody. */
function Confirm({ code }: { readonly code: string }) {
  const { text } = useLanguage()
  const [isDone, setIsDone] = useState(false)
  const { busy, failure, run } = useTask()
  const confirm = async () => {
    if (await run(() => ask('POST /document-mailing/confirm', { query: { key: code } }))) setIsDone(true)
  }
  if (isDone) {
    return (
      <div role="status">
        <Message title={text(message('regular-letters.confirmed'))}>
          {text(message('regular-letters.confirmed-about'))}
        </Message>
      </div>
    )
  }
  return (
    <Stack gap={16} across="start">
      <p>{text(message('regular-letters.ask'))}</p>
      <FormError>{failure}</FormError>
      <Button kind="primary" onClick={() => void confirm()} disabled={busy}>
        {text(message('regular-letters.yes'))}
      </Button>
    </Stack>
  )
}
