import { IconClipboard } from '#web/kit/icons.ts'
import { useEffect, useMemo, useState } from 'react'
import type { EntryFormRow } from '#contract/data-entry/entry-forms.ts'
import { readEntryRow } from '#contract/data-entry/entry-row.ts'
import { formPeriod } from '#domain/data-entry/form-period.ts'
import { message } from '#domain/message/message.ts'
import { indicatorName } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { useNextTry } from '#web/files/next-try.ts'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { showToast } from '#web/kit/toast.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useStore } from '#web/memory/store.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ClashPart } from './clash-part.tsx'
import classes from './data-entry.module.css'
import { DraftLine } from './draft-line.tsx'
import { EntrySession } from './entry-session.ts'
import { EntrySheet } from './entry-sheet.tsx'
import { FormAside } from './form-aside.tsx'
import { FormState } from './form-state.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { type Sheet, sheetOf } from './sheet-lines.ts'
import { useWaitingForm } from './use-waiting-form.ts'
import { WaitingForm } from './waiting-form.tsx'

interface EntryFormProps {
  readonly form: EntryFormRow
  readonly catalogue: Catalogue
  readonly byParts: boolean
  readonly owner: number
  readonly choose: React.ReactNode
  readonly onReload: () => Promise<void>
}

/** A form to type into, with what is known of it at its side. */
export function EntryForm({ form, catalogue, byParts, owner, choose, onReload }: EntryFormProps) {
  const { text } = useLanguage()
  const [session] = useState(() => new EntrySession(form, owner))
  const waiting = useWaitingForm(session)
  useEffect(() => () => session.close(), [session])
  const draft = useStore(session.state)
  const [dialog, setDialog] = useState<'paste' | 'review' | null>(null)
  const { reference } = catalogue
  const rows = useMemo(() => form.rows.map(readEntryRow), [form.rows])
  const sheet = useMemo(
    () =>
      sheetOf({
        ...{ rows, byParts, cells: draft.cells },
        ...{ indicators: reference.indicators, sources: reference.sources },
      }),
    [rows, draft.cells, byParts, reference],
  )
  const source = reference.sources.get(form.datasource)
  const period = formPeriod(periodCode(form.period) ?? 0, source)
  const isTyped =
    form.is_open && form.may_enter && (waiting.status === 'none' || waiting.status === 'changed')
  const isOnDevice = draft.place === 'device' && draft.refusal === ''
  useNextTry(isTyped && isOnDevice ? () => void session.flush() : null)
  const review = async () => {
    // What is sent is what the account has, or what waits until it has it.
    if ((await session.flush()) || session.mayWait) setDialog('review')
    else await showToast({ kind: 'notice', title: text(message('entry.send-later')) })
  }
  return (
    <>
      <div className={classes.bar}>
        {choose}
        {isTyped && <DraftLine draft={draft} />}
      </div>
      <Row wrap gap={24} rows={12} align="end" justify="between" above={24} below={16}>
        <Stack gap={6} shrinks>
          <h1>{text(message('entry.heading', { place: form.location_name, period }))}</h1>
          <SheetLead sheet={sheet} />
        </Stack>
        {isTyped && (
          <Row gap={8} wrap screen>
            <Button onClick={() => setDialog('paste')}>
              <IconClipboard size={18} aria-hidden="true" /> {text(message('entry.paste'))}
            </Button>
            <Button
              kind="primary"
              disabled={sheet.filled === 0 || draft.clashes.length > 0}
              onClick={() => void review()}
            >
              {text(message('entry.review'))}
            </Button>
          </Row>
        )}
      </Row>
      <Grid gap={32} className={classes.columns}>
        <Stack gap={16} shrinks>
          {form.is_open && <WaitingForm {...{ waiting, session }} />}
          <FormState form={form} session={session} onReload={onReload} />
          {draft.clashes.length > 0 && <ClashPart {...{ draft, session, reference }} />}
          <EntrySheet {...{ form, sheet, session, reference, isTyped }} cells={draft.cells} />
        </Stack>
        <FormAside form={form} source={source} />
      </Grid>
      {dialog === 'paste' && <PasteDialog {...{ sheet, session }} onClose={() => setDialog(null)} />}
      {dialog === 'review' && <ReviewDialog {...{ sheet, session }} onClose={() => setDialog(null)} />}
    </>
  )
}

/** How much is there, and the first thing that needs a look. */
function SheetLead({ sheet: { filled, total, unanswered } }: { readonly sheet: Sheet }) {
  const { text } = useLanguage()
  const [first] = unanswered
  const filledWords = text(message('entry.filled', { count: filled, total }))
  return (
    <Text tone="soft" widest={860} role="status">
      {filledWords}{' '}
      {first?.check ? (
        <Said
          what={message('entry.looks-wrong', {
            count: unanswered.length,
            first: message('entry.line', {
              indicator: text(indicatorName(first.indicator), 'name'),
              check: first.check.says,
            }),
          })}
        />
      ) : (
        filled > 0 && text(message('entry.looks-right'))
      )}
    </Text>
  )
}
