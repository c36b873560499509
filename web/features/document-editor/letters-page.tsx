import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useSearch } from 'wouter'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import classes from './documents.module.css'

/** Ends the letters about a document, by the link in each of them; it works signed out. */
export default function LettersPage() {
  const { text } = useLanguage()
  const key = new URLSearchParams(useSearch()).get('end')
  return (
    <div className={classes.page}>
      <h1>{text(message('my-documents.letters-title'))}</h1>
      <Stack gap={16} above={16}>
        {key === null ? (
          <Message title={text(message('my-documents.incomplete'))}>
            {text(message('my-documents.incomplete-about'))}
          </Message>
        ) : (
          <EndLetters
            what={message('my-documents.letters')}
            done={text(message('my-documents.letters-ended'))}
            onEnd={() => ask('POST /document-mailing/end', { query: { key } })}
          />
        )}
      </Stack>
    </div>
  )
}
