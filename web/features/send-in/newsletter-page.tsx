import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { message } from '#domain/message/message.ts'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import classes from './send-in.module.css'

/** The newsletter by its links: `?confirm=` and `?end=` of letters, and the form for everybody else. */
export default function NewsletterPage() {
  const { text } = useLanguage()
  const query = new URLSearchParams(useSearch())
  const [confirm, end] = [query.get('confirm'), query.get('end')]
  return (
    <div className={classes.page}>
      <h1>{text(message('pages.newsletter'))}</h1>
      <Stack gap={16} above={16}>
        {confirm !== null ? (
          <Confirm code={confirm} />
        ) : end !== null ? (
          <EndLetters
            what={message('send-in.the-newsletter')}
            then={text(message('send-in.end-then'))}
            done={text(message('send-in.end-done'))}
            onEnd={() => ask('POST /subscriptions/end', { query: { key: end } })}
          />
        ) : (
          <NewsletterForm withName={false} />
        )}
      </Stack>
    </div>
  )
}

/** Confirms as soon as the page is there: whoever has the letter has the mailbox, and confirming twice does no harm. */
function Confirm({ code }: { readonly code: string }) {
  const { text } = useLanguage()
  const [outcome, setOutcome] = useState<{ readonly failure: string | null } | null>(null)
  useEffect(() => {
    let isShown = true
    ask('POST /subscriptions/confirm', { body: { key: code } }).then(
      () => {
        if (!isShown) return
        setOutcome({ failure: null })
        void showToast({ kind: 'success', title: text(message('send-in.success')), text: text(SUBSCRIBED) })
      },
      (error: Error) => isShown && setOutcome({ failure: error.message }),
    )
    return () => {
      isShown = false
    }
  }, [code, text])
  if (outcome === null) return <p role="status">{text(message('send-in.confirming'))}</p>
  if (outcome.failure === null) {
    return (
      <div role="status">
        <Message title={text(message('send-in.thanks'))}>{text(SUBSCRIBED)}</Message>
      </div>
    )
  }
  return (
    <>
      <FormError>{outcome.failure}</FormError>
      <NewsletterForm withName={false} />
    </>
  )
}

const SUBSCRIBED = message('send-in.subscribed')
