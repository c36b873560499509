import { message } from '#domain/message/message.ts'
import { useCallback, useMemo, useState } from 'react'
import type { DocumentRow } from '#contract/documents/document.ts'
import type { Document } from '#domain/document/document.ts'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { TextArea } from '#web/kit/form/field.tsx'
import { Box, Grid, Row, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { type EditingSession, editingSession } from '#web/editing/editing-session.ts'
import type { KeptDraft } from '#web/editing/kept-draft.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { blockName } from '../blocks/block-names.ts'
import { blockTasks } from './block-tasks.ts'
import { Canvas, Sheet } from './canvas.tsx'
import { CanvasDrag } from './canvas-drag.tsx'
import { EditorBar, type ShownWidth } from './editor-bar.tsx'
import classes from './editor.module.css'
import { newBlock } from '../blocks/blocks-editing.ts'
import { Palette } from './palette.tsx'
import type { Wanted } from './wanted.ts'
import { Settings } from './settings.tsx'
import { SharedControls } from './shared-controls.tsx'
import { useEditing } from './use-editing.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { type Opened, useSaving } from './use-saving.ts'
import { useWide } from './use-wide.ts'
import { later } from '#web/kit/later.tsx'

const TogetherNote = later(async () => (await import('./conflict/together-note.tsx')).TogetherNote)
const Conflict = later(async () => (await import('./conflict/conflict.tsx')).Conflict)

interface EditorProps {
  readonly account: number
  readonly opened: Opened
  /** What was changed on this device and not saved; null: nothing. */
  readonly draft: KeptDraft | null
  readonly catalogue: Catalogue
  readonly onKept: (row: DocumentRow) => void
}

/** A document on a canvas: what can be added, the document as readers see it, and the settings of the selected block. */
export function Editor({ account, opened, draft, catalogue, onKept }: EditorProps) {
  const language = useLanguage()
  const { text } = language
  const [session] = useState(() => sessionOf(opened, draft))
  const editing = useEditing(session)
  const { document, selected, select } = editing
  const saving = useSaving({ owner: account, session, opened, onKept })
  const tasks = useMemo(() => blockTasks(editing, language), [editing, language])
  const { save } = saving
  const keep = useCallback(() => void save(), [save])
  useEditorKeys(editing, tasks, keep)
  const wide = useWide()
  const [width, setWidth] = useState<ShownWidth>('desk')
  const [sheet, setSheet] = useState<'palette' | 'settings' | null>(null)
  // Of blocks of which both versions were kept, the second ones; null: nothing was put together.
  const [seconds, setSeconds] = useState<readonly string[] | null>(null)
  const add = async (wanted: Wanted, index?: number) => {
    setSheet(null)
    await withFailureToast(text(message('canvas.not-added')), async () =>
      tasks.add(await newBlock(wanted, { document, catalogue }), index),
    )
  }
  if (saving.clash) {
    return (
      <Conflict
        key={saving.clash.version}
        clash={saving.clash}
        mine={document}
        id={saving.id ?? ''}
        reference={catalogue.reference}
        onSave={async (together, ids) => {
          if (!(await save(together))) return
          setSheet(null)
          setSeconds(ids)
        }}
        onClose={() => {
          setSheet(null)
          saving.leaveClash()
        }}
      />
    )
  }
  const palette = <Palette onAdd={(wanted) => void add(wanted)} />
  const settings = selected && (
    <Settings {...{ block: selected, editing, tasks, catalogue }} onClose={() => select(null)} />
  )
  return (
    <div className={classes.editor}>
      <h1 className="sr-only">{text(message('canvas.edit', { title: document.title }))}</h1>
      <p className="sr-only" role="status">
        {editing.said}
      </p>
      <EditorBar {...{ editing, saving, width }} onWidth={setWidth} onSave={keep} />
      {draft && saving.state.kind !== 'saved' && editing.levels.back === 0 && (
        <Row wrap gap={12} align="center" justify="between" className={classes.draft} role="note">
          <Text as="span">{text(message('canvas.resumed', { moment: momentText(draft.at) }))}</Text>
          <Button
            onClick={() =>
              editing.change(() => opened.document, { said: text(message('canvas.back-to-saved')) })
            }
          >
            {text(message('canvas.go-back-to-saved'))}
          </Button>
        </Row>
      )}
      {seconds && (
        <TogetherNote {...{ document, seconds }} onShow={select} onClose={() => setSeconds(null)} />
      )}
      <CanvasDrag {...{ editing, tasks }} onAdd={(wanted, index) => void add(wanted, index)}>
        {(place) => (
          <Grid className={classes.columns}>
            {wide && (
              <aside aria-label={text(message('canvas.add'))} className={classes.side} data-adds>
                <Text as="h2" heading below={12}>
                  {text(message('canvas.add'))}
                </Text>
                {palette}
              </aside>
            )}
            <div className={classes.middle}>
              <Sheet width={width}>
                <SharedControls editing={editing} catalogue={catalogue} />
                <Box below={20}>
                  <p className={classes.shownTitle}>{document.title}</p>
                  <TextArea
                    label={text(message('canvas.description'))}
                    optional
                    rows={2}
                    value={document.description}
                    maxLength={DOCUMENT_LIMITS.description}
                    onChange={({ currentTarget: { value } }) =>
                      editing.change((from: Document) => ({ ...from, description: value }), {
                        typing: 'description',
                      })
                    }
                  />
                </Box>
                <Canvas
                  {...{ editing, tasks, catalogue, width, place }}
                  id={saving.id}
                  onOpen={() => (wide ? toSettings() : setSheet('settings'))}
                />
                {!wide && (
                  <Row justify="center" above={20}>
                    <Button onClick={() => setSheet('palette')}>{text(message('canvas.add'))}</Button>
                  </Row>
                )}
              </Sheet>
            </div>
            {wide && (
              <aside
                id={SETTINGS}
                tabIndex={-1}
                aria-label={text(message('canvas.settings'))}
                className={classes.side}
              >
                {settings ?? <Text tone="soft">{text(message('canvas.choose'))}</Text>}
              </aside>
            )}
          </Grid>
        )}
      </CanvasDrag>
      {!wide && sheet === 'palette' && (
        <Dialog form="drawer" title={text(message('canvas.add'))} onClose={() => setSheet(null)}>
          {palette}
        </Dialog>
      )}
      {!wide && sheet === 'settings' && selected && (
        <Dialog form="drawer" title={blockName(selected, language)} onClose={() => setSheet(null)}>
          <Settings {...{ block: selected, editing, tasks, catalogue }} />
        </Dialog>
      )}
    </div>
  )
}

/** Goes on with a draft over the version from which it was made. */
function sessionOf({ id, version, document }: Opened, draft: KeptDraft | null): EditingSession {
  const { version: over = version, unanswered } = draft?.account ?? {}
  const account =
    id === null ? null : { id, version: over, saved: document, ...(unanswered && { unanswered }) }
  return editingSession(draft?.document ?? document, account)
}

const SETTINGS = 'block-settings'

/** The settings are drawn with the selection. Whoever went on elsewhere meanwhile stays there, with what they type. */
function toSettings(): void {
  const { activeElement } = window.document
  requestAnimationFrame(() => {
    if (window.document.activeElement === activeElement) window.document.getElementById(SETTINGS)?.focus()
  })
}
