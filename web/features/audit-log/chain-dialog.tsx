import type { AnswerOf } from '#contract/call.ts'
import { IconCheck } from '#web/kit/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useCopied } from '#web/kit/use-copied.ts'
import { refusalText, useTask } from '#web/kit/use-task.ts'
import { ask } from '#web/queries/ask.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

type Verdict = AnswerOf<'GET /audit/verify'>
/** `128:9f86…`, as the dialog gave it out before. */
const NOTED = /^(\d+):([0-9a-f]{64})$/

/** Checks the whole chain, and says what such a check can and cannot find. */
export function ChainDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useLanguage()
  const [noted, setNoted] = useState('')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { busy, failure, run } = useTask((error) => refusalText(error, text(message('audit-log.failed'))))
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
    <Dialog form="centre" title={text(message('audit-log.check-chain'))} onClose={onClose}>
      <Stack gap={16}>
        <p>{text(message('audit-log.about'))}</p>
        <div aria-live="polite">
          {busy && <p>{text(message('audit-log.checking'))}</p>}
          {verdict && <Verdict verdict={verdict} />}
        </div>
        <FormError>{failure}</FormError>
        <TextField
          label={text(message('audit-log.noted'))}
          optional
          help={text(message('audit-log.noted-help'))}
          error={wrong && text(message('audit-log.noted-wrong'))}
          value={noted}
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setNoted(value)}
        />
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>{text(message('manage.close'))}</Button>
          <Button kind="primary" disabled={busy || wrong} onClick={() => void check()}>
            {text(message('audit-log.check-again'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

function Verdict({ verdict: { broken, checked, last } }: { readonly verdict: Verdict }) {
  const { text } = useLanguage()
  const [copied, copy] = useCopied()
  const end = `${last.id}:${last.hash}`
  if (broken) {
    return (
      <FormError>
        {text(
          message('audit-log.broken', {
            entry: whole(broken.id),
            reason: broken.reason,
            checked: whole(checked),
          }),
        )}
      </FormError>
    )
  }
  return (
    <>
      <Row as="p" gap={8} align="center" tone="accent" weight={600}>
        <IconCheck size={18} aria-hidden="true" />{' '}
        {text(message('audit-log.intact', { checked: whole(checked) }))}
      </Row>
      <Text above={8} below={8} breaks>
        {text(message('audit-log.end'))} <code>{end}</code>
      </Text>
      <Button onClick={() => copy(end)}>
        {copied ? text(message('manage.copied')) : text(message('audit-log.copy-end'))}
      </Button>
    </>
  )
}
