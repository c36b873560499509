import { useState } from 'react'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { FormError } from '#web/kit/form/field.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import type { EntrySession } from './entry-session.ts'

interface FormStateProps {
  readonly form: EntryFormRow
  readonly session: EntrySession
  readonly onReload: () => Promise<void>
}

/** What stands above the sheet: why it came back, that it waits or is published, and what can be done then. */
export function FormState({ form, session, onReload }: FormStateProps) {
  const { text } = useLanguage()
  const [asks, setAsks] = useState(false)
  const { run, busy, failure } = useTask()
  const { submission, is_open: isOpen, may_enter: mayEnter, reopened_why: reopenedWhy } = form
  const path = { datasource: form.datasource, location: form.location, period: form.period }
  if (!mayEnter) return <Text tone="soft">{text(message('entry.only-look'))}</Text>
  if (submission?.state === 'sent-back') {
    const { decided_by: name, reason } = submission
    return (
      <Text card="warning" breaks role="note">
        {text(message('entry.sent-back', { name, reason }))}
      </Text>
    )
  }
  if (isOpen) {
    return reopenedWhy === '' ? null : (
      <Text card="warning" breaks>
        {text(message('entry.reopened', { reason: reopenedWhy }))}
      </Text>
    )
  }
  const takeBack = () =>
    run(async () => {
      const body = { version: submission?.version ?? 0 }
      await change('POST /figure-submissions/{id}/withdraw', { path: { id: submission?.id ?? 0 }, body })
      await onReload()
    })
  const waits = submission?.state === 'submitted'
  return (
    <Stack gap={8} card="subtle">
      <Row gap={16} rows={8} wrap align="center" justify="between">
        <Text widest="68ch">{text(message(waits ? 'entry.waits' : 'entry.published-locked'))}</Text>
        {waits && submission.is_own && (
          <Button disabled={busy} onClick={() => void takeBack()}>
            {text(message('entry.take-back'))}
          </Button>
        )}
        {!waits && <Button onClick={() => setAsks(true)}>{text(message('entry.reopen'))}</Button>}
      </Row>
      <FormError>{failure}</FormError>
      {asks && (
        <ReasonDialog
          title={text(message('entry.reopen-title'))}
          action={text(message('entry.reopen'))}
          help={text(message('entry.reopen-help'))}
          rule={ENTRY_FIELDS.reopened}
          onSend={async (reason) => {
            await change('POST /data-entry/forms/{datasource}/{location}/{period}/reopen', {
              path,
              body: { version: session.version, reason },
            })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </Stack>
  )
}
