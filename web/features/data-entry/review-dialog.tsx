import { useState } from 'react'
import { ENTRY_FIELDS } from '#domain/form/entry-fields.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName, shortFigure } from '#domain/message/value.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { EntrySession } from './entry-session.ts'
import type { Sheet, SheetLine } from './sheet-lines.ts'

interface ReviewDialogProps {
  readonly sheet: Sheet
  readonly session: EntrySession
  readonly onClose: () => void
}

/** Everything that is sent, once more: the figures, what a check asked and why it stays, and what is still needed. */
export function ReviewDialog({ sheet, session, onClose }: ReviewDialogProps) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const { run, busy, failure } = useTask()
  const { areas, filled, empty, unanswered, explained } = sheet
  const lines = areas
    .flatMap((area) => area.lines)
    .filter(({ part, figure }) => (part === null || part === 'value') && figure.value !== null)
  const send = () =>
    run(async () => {
      const end = await session.submit(note)
      onClose()
      await showToast(
        end === 'sent'
          ? { kind: 'success', title: text(message('entry.sent')) }
          : { kind: 'notice', title: text(message('entry.not-yet-sent', { end })) },
      )
    })
  return (
    <Dialog form="wide" title={text(message('entry.review-title'))} onClose={onClose}>
      <Stack gap={16}>
        <Text widest="72ch">{text(message('entry.review-lead', { count: filled, empty }))}</Text>
        <Lines title={text(message('entry.review-open'))} lines={unanswered} tone="error" />
        <Lines title={text(message('entry.review-stays'))} lines={explained} />
        <Table
          dense
          label={text(message('entry.review-figure'))}
          rows={lines}
          keyOf={({ name }) => name}
          columns={[
            {
              title: text(message('entry.indicator')),
              names: true,
              cell: ({ indicator }) => text(indicatorName(indicator), 'name'),
            },
            {
              title: text(message('entry.review-figure')),
              isNumeric: true,
              cell: ({ figure, indicator }) => text(shortFigure(figure.value ?? 0, indicator)),
            },
          ]}
        />
        <TextField
          optional
          label={text(message('entry.note'))}
          {...limitsOf(ENTRY_FIELDS.note)}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormError>{failure}</FormError>
        <Row gap={8} wrap justify="end">
          <Button onClick={onClose}>{text(message('shell.cancel'))}</Button>
          <Button kind="primary" disabled={busy || unanswered.length > 0} onClick={() => void send()}>
            {text(message('entry.send'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly SheetLine[]
  readonly tone?: 'error'
}

function Lines({ title, lines, tone }: LinesProps) {
  const { text } = useLanguage()
  if (lines.length === 0) return null
  return (
    <div>
      <Text as="h3" weight={600} {...(tone && { tone })}>
        {title}
      </Text>
      <ul>
        {lines.map(({ name, indicator, check, reason }) => (
          <li key={name}>
            {check &&
              text(
                message('entry.line', {
                  indicator: text(indicatorName(indicator), 'name'),
                  check: check.says,
                }),
              )}{' '}
            {reason && <em>{reason}</em>}
          </li>
        ))}
      </ul>
    </div>
  )
}
