import type { AnswerOf } from '#contract/call.ts'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'

type Verdict = AnswerOf<'GET /audit/verify'>
/** `128:9f86…`, as the dialog gave it out before. */
const NOTED = /^(\d+):([0-9a-f]{64})$/

/** Checks the whole chain, and says what such a check can and cannot find. */
export function ChainDialog({ onClose }: { readonly onClose: () => void }) {
  const [noted, setNoted] = useState('')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { busy, failure, run } = useTask((error) => refusalText(error, 'The check failed.'))
  const check = () =>
    run(async () => {
      const [, id, hash] = NOTED.exec(noted.trim()) ?? []
      setVerdict(null)
      setVerdict(await ask('GET /audit/verify', { query: { id, hash } }))
    })
  const first = useRef(check)
  useEffect(() => void first.current(), [])
  const wrong = noted.trim() !== '' && !NOTED.test(noted.trim())
  return (
    <Dialog form="centre" title="Check the chain" onClose={onClose}>
      <Stack gap={16}>
        <p>
          Each entry carries the hash of the one before it. The check finds entries that were edited, taken
          out, put in, moved, or cut off at the end.
        </p>
        <div aria-live="polite">
          {busy && <p>Checking every entry …</p>}
          {verdict && <Verdict verdict={verdict} />}
        </div>
        <FormError>{failure}</FormError>
        <TextField
          label="An end that you noted before"
          optional
          help="Somebody who can rewrite the whole database could also rewrite the chain. Only an end that was noted elsewhere shows that."
          error={wrong && 'Paste it as it was given: a number, a colon and 64 signs.'}
          value={noted}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setNoted(value)}
        />
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" disabled={busy || wrong} onClick={() => void check()}>
            Check again
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
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
      <Row as="p" gap={8} align="center" tone="accent" weight={600}>
        <IconCheck size={18} aria-hidden="true" /> The chain is intact: {formatNumber(checked, 0)} entries.
      </Row>
      <Text above={8} below={8} breaks>
        Its end, to be noted elsewhere: <code>{end}</code>
      </Text>
      <Button onClick={() => copy(end)}>{copied ? 'Copied' : 'Copy the end'}</Button>
    </>
  )
}
