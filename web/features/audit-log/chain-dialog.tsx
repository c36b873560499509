import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { verifyAudit } from '#contract/admin/audit.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { AskError, ask } from '#web/queries/ask.ts'
import classes from './audit.module.css'

type Verdict = z.output<(typeof verifyAudit)['answer']>
type State =
  | { readonly status: 'checking' }
  | { readonly status: 'done'; readonly verdict: Verdict }
  | { readonly status: 'failed'; readonly error: string }

/** `128:9f86…`, as the dialog gave it out before. */
const NOTED = /^(\d+):([0-9a-f]{64})$/

/** Checks the whole chain, and says what such a check can and cannot find. */
export function ChainDialog({ onClose }: { readonly onClose: () => void }) {
  const [noted, setNoted] = useState('')
  const [attempt, setAttempt] = useState({ noted: '' })
  const [state, setState] = useState<State>({ status: 'checking' })
  useEffect(() => {
    let wanted = true
    setState({ status: 'checking' })
    void check(attempt.noted).then((next) => {
      if (wanted) setState(next)
    })
    return () => {
      wanted = false
    }
  }, [attempt])
  const wrong = noted.trim() !== '' && !NOTED.test(noted.trim())
  return (
    <Dialog form="centre" title="Check the chain" onClose={onClose}>
      <div className={classes.chain}>
        <p>
          Each entry carries the hash of the one before it. The check finds entries that were edited, taken
          out, put in, moved, or cut off at the end.
        </p>
        <div aria-live="polite">
          {state.status === 'checking' && <p>Checking every entry …</p>}
          {state.status === 'done' && <Verdict verdict={state.verdict} />}
        </div>
        {state.status === 'failed' && <FormError>{state.error}</FormError>}
        <TextField
          label="An end that you noted before"
          optional
          help="Somebody who can rewrite the whole database could also rewrite the chain. Only an end that was noted elsewhere shows that."
          error={wrong && 'Paste it as it was given: a number, a colon and 64 signs.'}
          value={noted}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setNoted(value)}
        />
        <div className={classes.chainActions}>
          <Button onClick={onClose}>Close</Button>
          <Button
            kind="primary"
            disabled={state.status === 'checking' || wrong}
            onClick={() => setAttempt({ noted: noted.trim() })}
          >
            Check again
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

async function check(noted: string): Promise<State> {
  const [, id, hash] = NOTED.exec(noted) ?? []
  const query = id && hash ? `?${new URLSearchParams({ id, hash })}` : ''
  try {
    return { status: 'done', verdict: await ask<typeof verifyAudit>('GET', `/audit/verify${query}`) }
  } catch (error) {
    return { status: 'failed', error: error instanceof AskError ? error.message : 'The check failed.' }
  }
}

function Verdict({ verdict: { broken, checked, last } }: { readonly verdict: Verdict }) {
  const [copied, copy] = useCopied()
  const end = `${last.id}:${last.hash}`
  if (broken) {
    return (
      <FormError>
        The chain is broken at entry {formatNumber(broken.id, 0)}. {broken.reason} The{' '}
        {formatNumber(checked, 0)} entries before it fit.
      </FormError>
    )
  }
  return (
    <>
      <p className={classes.intact}>
        <IconCheck size={18} aria-hidden="true" /> The chain is intact: {formatNumber(checked, 0)} entries.
      </p>
      <p className={classes.end}>
        Its end, to be noted elsewhere: <code>{end}</code>
      </p>
      <Button onClick={() => copy(end)}>{copied ? 'Copied' : 'Copy the end'}</Button>
    </>
  )
}
