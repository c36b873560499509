import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { EndLetters } from '#web/kit/form/end-letters.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { showToast } from '#web/kit/toast.ts'
import { ask } from '#web/queries/ask.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import classes from './send-in.module.css'

/** The newsletter by its links: `?confirm=` and `?end=` of letters, and the form for everybody else. */
export default function NewsletterPage() {
  const query = new URLSearchParams(useSearch())
  const [confirm, end] = [query.get('confirm'), query.get('end')]
  return (
    <div className={classes.page}>
      <h1>Newsletter</h1>
      <Stack gap={16} above={16}>
        {confirm !== null ? (
          <Confirm code={confirm} />
        ) : end !== null ? (
          <EndLetters
            what="the newsletter"
            then="Your address will be deleted here."
            done="Your address is deleted. No further letter comes."
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
  const [outcome, setOutcome] = useState<{ readonly failure: string | null } | null>(null)
  useEffect(() => {
    let isShown = true
    ask('POST /subscriptions/confirm', { body: { key: code } }).then(
      () => {
        if (!isShown) return
        setOutcome({ failure: null })
        void showToast({ kind: 'success', title: 'Success', text: SUBSCRIBED })
      },
      (error: Error) => isShown && setOutcome({ failure: error.message }),
    )
    return () => {
      isShown = false
    }
  }, [code])
  if (outcome === null) return <p role="status">Confirming…</p>
  if (outcome.failure === null) {
    return (
      <div role="status">
        <Message title="Thank you">{SUBSCRIBED}</Message>
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

const SUBSCRIBED = 'You have successfully subscribed to our newsletter.'
