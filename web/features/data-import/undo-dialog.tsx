import { useState } from 'react'
import type { UndoReportRow } from '#contract/data-import/undo.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { message } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { ask } from '#web/queries/ask.ts'
import { useAnswer } from '#web/queries/use-answer.ts'

interface UndoDialogProps {
  readonly release: number
  /** After the new release is there. */
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

/** Says what undoing a release would bring back or what stands in the way, and undoes it with a reason. */
export function UndoDialog({ release, onDone, onClose }: UndoDialogProps) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /data-imports/undo/{id}', { path: { id: release } })
  const title = text(message('submissions.undo-title', { release: String(release) }))
  return (
    <Dialog form="centre" title={title} onClose={onClose}>
      <WhenAnswered answer={answer} what={text(message('submissions.what-undo'))}>
        {(looked) => <Undoing {...{ looked, release, onDone, onClose }} />}
      </WhenAnswered>
    </Dialog>
  )
}

function Undoing({ looked, release, onDone, onClose }: UndoDialogProps & { readonly looked: UndoReportRow }) {
  const { text } = useLanguage()
  const [note, setNote] = useState('')
  const { run, busy, failure } = useTask()
  const mayUndo = looked.conflict_count === 0
  const undo = async () => {
    const done = await run(async () => {
      // What it would bring back is asked no more: it is undone.
      const { report } = await ask('POST /data-imports/undo/{id}', {
        path: { id: release },
        body: { note },
      })
      const number = String(report.release?.number ?? '')
      await showToast({
        kind: 'success',
        title: text(message('submissions.undone-now', { release: number })),
      })
      await onDone()
    })
    if (done) onClose()
  }
  return (
    <Stack gap={16}>
      <Consequences looked={looked} />
      {mayUndo && (
        <TextField
          label={text(message('submissions.undo-why'))}
          help={text(message('submissions.undo-why-help'))}
          {...limitsOf(IMPORT_FIELDS.undone)}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <FormError>{failure}</FormError>
      <Row wrap gap={8} justify="end">
        <Button data-autofocus="" onClick={onClose}>
          {text(message('shell.cancel'))}
        </Button>
        {mayUndo && (
          <Button kind="danger" disabled={busy || note.trim() === ''} onClick={() => void undo()}>
            {text(message('submissions.undo'))}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function Consequences({ looked }: { readonly looked: UndoReportRow }) {
  const { text } = useLanguage()
  const { report, conflicts, conflict_count: count } = looked
  const { added, changed, withdrawn } = report.figures
  if (count === 0) {
    return <Text widest="56ch">{text(message('submissions.undo-about', { added, changed, withdrawn }))}</Text>
  }
  return (
    <div>
      <Text tone="warning">{text(message('submissions.undo-conflicts', { count }))}</Text>
      <ul>
        {conflicts.map(({ indicator, datasource, location, location_name: place, period, release }) => (
          <li key={`${indicator} ${datasource} ${location} ${period}`}>
            {text(message('submissions.conflict', { place, period, release: String(release) }))}
          </li>
        ))}
      </ul>
    </div>
  )
}
