import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ImportReportRow } from '#contract/data-import/data-import.ts'
import { IMPORT_FIELDS } from '#domain/form/import-fields.ts'
import { message } from '#domain/message/message.ts'
import { RightWaits, useUnconfirmedAddress } from '#web/account/right-waits.tsx'
import { Button } from '#web/kit/button.tsx'
import { FormError, TextArea, TextField } from '#web/kit/form/field.tsx'
import { limitsOf } from '#web/kit/form/field-rules.ts'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { filesOfCall } from './send-in-pieces.ts'
import type { ReadyFiles } from './sent-files.ts'

/** Figures that were handed in before and are corrected now. */
export interface Corrected {
  readonly id: number
  readonly version: number
  readonly note: string
}

interface HandInProps {
  readonly ready: ReadyFiles
  readonly report: ImportReportRow
  readonly corrected?: Corrected
}

/** The last step: figures are submitted for approval, or published by whoever may; or how to ask for the right. */
export function HandIn({ ready, report, corrected }: HandInProps) {
  const { text } = useLanguage()
  const { figures, groups, refused, may } = report
  const waiting = useUnconfirmedAddress()
  const isNew = [figures, groups].some(({ added, changed, withdrawn }) => added + changed + withdrawn > 0)
  // A right that waits is none yet: what it would cover is not said to be refused.
  if (!may.submit && waiting !== null) return <RightWaits email={waiting} />
  if (refused > 0) {
    return (
      <Text role="status" tone="warning">
        {text(message(may.submit ? 'submissions.mend-first' : 'submissions.part-right'))}
      </Text>
    )
  }
  if (!isNew) return <Text role="status">{text(message('submissions.nothing-to-do'))}</Text>
  if (!may.submit) {
    return (
      <Stack gap={8} card="warning">
        <Text widest="80ch">{text(message('submissions.no-right'))}</Text>
        <p>
          <a href="/contact">{text(message('submissions.ask-right'))}</a>
        </p>
      </Stack>
    )
  }
  return <HandInForm {...{ ready, report }} {...(corrected && { corrected })} />
}

function HandInForm({ ready: { files, origins, format }, report, corrected }: HandInProps) {
  const { text } = useLanguage()
  const [, navigate] = useLocation()
  const [note, setNote] = useState(corrected?.note ?? '')
  const [why, setWhy] = useState('')
  const [release, setRelease] = useState<string | null>(null)
  const task = useTask()
  const severe = report.findings.some((one) => one.severe)
  if (release !== null) {
    return (
      <Text role="status" weight={600}>
        {text(message('publish.published', { release }))}
      </Text>
    )
  }
  const sent = { origins: [...origins], format, note }
  const submit = (draft: boolean) =>
    task.run(async () => {
      const content = await filesOfCall(files)
      const { id } = corrected
        ? await change('PUT /figure-submissions/{id}', {
            path: { id: corrected.id },
            body: { ...content, ...sent, draft, version: corrected.version },
          })
        : await change('POST /figure-submissions', { body: { ...content, ...sent, draft } })
      const title = text(message(draft ? 'submissions.kept' : 'submissions.submitted'))
      await showToast({ kind: 'success', title })
      navigate(`/data-import/${id}`)
    })
  const publish = () =>
    task.run(async () => {
      const acknowledged = severe ? { acknowledged: why } : {}
      const body = { ...(await filesOfCall(files)), note, ...acknowledged }
      const answer = await change('POST /data-imports', { body })
      setRelease(String(answer.release?.number ?? ''))
    })
  const isBare = note.trim() === ''
  return (
    <Stack as="section" gap={16} aria-labelledby="hand-in">
      <h2 id="hand-in">{text(message('submissions.hand-in'))}</h2>
      <TextField
        label={text(message('submissions.note'))}
        help={text(message('submissions.note-help'))}
        {...limitsOf(IMPORT_FIELDS.note)}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormError>{task.failure}</FormError>
      <Row gap={8} wrap>
        <Button kind="primary" disabled={task.busy || isBare} onClick={() => void submit(false)}>
          {text(message(corrected ? 'submissions.submit-again' : 'submissions.submit'))}
        </Button>
        {!corrected && (
          <Button disabled={task.busy || isBare} onClick={() => void submit(true)}>
            {text(message('submissions.keep-draft'))}
          </Button>
        )}
      </Row>
      {report.may.publish && !corrected && (
        <Stack gap={12} ruled={16}>
          <Text tone="soft">{text(message('submissions.or-publish'))}</Text>
          {severe && (
            <TextArea
              label={text(message('publish.why'))}
              help={text(message('publish.why-help'))}
              rows={3}
              {...limitsOf(IMPORT_FIELDS.acknowledged)}
              value={why}
              onChange={(event) => setWhy(event.currentTarget.value)}
            />
          )}
          <Row>
            <Button
              disabled={task.busy || isBare || (severe && why.trim() === '')}
              onClick={() => void publish()}
            >
              {task.busy ? text(message('publish.publishing')) : text(message('publish.publish'))}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  )
}
