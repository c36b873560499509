import { useSearch } from 'wouter'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { ask } from '#web/queries/ask.ts'
import classes from './documents.module.css'

/** Ends the letters about a document, by the link in each of them; it works signed out. */
export default function LettersPage() {
  const key = new URLSearchParams(useSearch()).get('end')
  return (
    <div className={classes.page}>
      <h1>Letters about a document</h1>
      <Stack gap={16} above={16}>
        {key === null ? (
          <Message title="This link is incomplete.">
            Open it from the letter, or choose on the page of the document how often a letter comes.
          </Message>
        ) : (
          <EndLetters
            what="the letters about this document"
            done="No further letter about it comes."
            onEnd={() => ask('POST /document-mailing/end', { query: { key } })}
          />
        )}
      </Stack>
    </div>
  )
}
