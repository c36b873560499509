import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { useState } from 'react'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { DOCUMENT_FIELDS, MOST_TAGS, PUBLIC_REASON } from '#domain/form/document-fields.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { FormError, SelectField, TextArea, TextField } from '#web/kit/form/field.tsx'
import { Row, Stack } from '#web/kit/layout.tsx'
import { useChecks } from '#web/kit/form/field-rules.ts'
import { useTask } from '#web/kit/use-task.ts'
import { change } from '#web/queries/change.ts'
import { AgainToApproval } from '#web/views/capture/again-to-approval.tsx'
import { WhatBecomesOfTheLink } from './what-becomes-of-the-link.tsx'

interface KeptBesideProps {
  readonly row: DocumentSummary
  /** Hears of what was saved. */
  readonly onSaved?: (row: DocumentSummary) => void
  readonly onClose: () => void
}

const VISIBILITIES = ['private', 'link', 'public'] as const

/** What stands beside a document: its tags, and who may see it. */
export function KeptBeside({ row, onSaved, onClose }: KeptBesideProps) {
  const { text } = useLanguage()
  const checks = useChecks()
  const [tags, setTags] = useState(row.tags.join(', '))
  const [visibility, setVisibility] = useState(row.visibility)
  const [reason, setReason] = useState(row.reason)
  const { busy, failure, run } = useTask()
  const given = tagsIn(tags)
  const lacksReason = visibility === 'public' && reason.trim() === ''
  const save = async () => {
    const { id, version } = row
    const body = { version, tags: given, visibility, reason }
    const worked = await run(async () => {
      const { data } = await change('PATCH /document/{id}', { path: { id }, body })
      onSaved?.(data)
    })
    if (worked) onClose()
  }
  return (
    <Dialog
      form="centre"
      title={text(message('document-list.beside', { title: row.title }))}
      onClose={onClose}
    >
      <Stack gap={16}>
        <FormError>{failure}</FormError>
        <TextField
          label={text(message('document-list.tags'))}
          optional
          help={text(message('document-list.tags-help'))}
          error={given.length > MOST_TAGS && text(message('document-list.tags-most', { most: MOST_TAGS }))}
          value={tags}
          onChange={({ currentTarget: { value } }) => setTags(value)}
        />
        <SelectField
          label={text(message('document-list.who'))}
          value={visibility}
          options={VISIBILITIES.map((value) => ({
            value,
            label: text(message('document-list.visibility', { who: value })),
          }))}
          onChange={({ currentTarget }) => {
            const wanted = VISIBILITIES.find((value) => value === currentTarget.value)
            if (wanted) setVisibility(wanted)
          }}
        />
        {visibility === 'public' && (
          <TextArea
            label={text(message('document-list.why-public'))}
            help={text(message('document-list.why-help'))}
            rows={3}
            required
            maxLength={DOCUMENT_FIELDS.reason.longest}
            value={reason}
            error={lacksReason && checks.words(PUBLIC_REASON)}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
        <WhatBecomesOfTheLink before={row} after={visibility} />
        {row.visibility === 'public' && visibility === 'public' && <AgainToApproval what="change" />}
        <Row wrap gap={8} justify="end">
          <Button onClick={onClose}>{text(message('shell.cancel'))}</Button>
          <Button
            kind="primary"
            disabled={busy || lacksReason || given.length > MOST_TAGS}
            onClick={() => void save()}
          >
            {text(message(busy ? 'document-list.saving' : 'document-list.save'))}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}

function tagsIn(text: string): string[] {
  const words = text.split(',').map((tag) => tag.trim().slice(0, DOCUMENT_FIELDS.tag.longest))
  return [...new Set(words.filter((tag) => tag !== ''))]
}
