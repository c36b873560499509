import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { noRoom } from '#web/memory/no-room.ts'
import { useStore } from '#web/memory/store.ts'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCheck,
  IconDeviceFloppy,
} from '#web/kit/icons.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { AgainToApproval } from '#web/views/capture/again-to-approval.tsx'
import { documentState } from '../list/document-state.ts'
import type { Editing } from './use-editing.ts'
import type { SaveState, Saving } from './use-saving.ts'
import classes from './editor.module.css'
import { later } from '#web/kit/later.tsx'

const KeptBeside = later(async () => (await import('../list/kept-beside.tsx')).KeptBeside, { form: 'note' })

/** How wide the page is shown. */
export type ShownWidth = 'desk' | 'phone' | 'paper'

const WIDTHS = ['desk', 'phone', 'paper'] as const

interface EditorBarProps {
  readonly editing: Editing
  readonly saving: Saving
  readonly width: ShownWidth
  readonly onWidth: (width: ShownWidth) => void
  readonly onSave: () => void
}

/** The top of an editor: title, what is saved, undo and redo, the width that is shown, and saving. */
export function EditorBar({ editing, saving, width, onWidth, onSave }: EditorBarProps) {
  const { text } = useLanguage()
  const { document, change, levels, undo, redo } = editing
  const { id } = saving
  return (
    <>
      <Row as="header" wrap gap={12} rows={8} align="center" className={classes.bar}>
        <Row
          as={Link}
          href="/my-documents"
          align="center"
          reach={36}
          keeps
          aria-label={text(message('canvas.back'))}
        >
          <IconArrowLeft size={18} aria-hidden="true" />
        </Row>
        <div className={classes.names}>
          <input
            type="text"
            aria-label={text(message('canvas.title'))}
            className={classes.title}
            value={document.title}
            maxLength={DOCUMENT_LIMITS.title}
            onChange={(event) => {
              const title = event.currentTarget.value
              change((from) => ({ ...from, title }), { typing: 'title' })
            }}
          />
          <Text as="p" tone="faint" size={13} role="status">
            <SaveWords state={saving.state} />
          </Text>
        </div>
        <Row wrap gap={8} align="center" last>
          <Button disabled={levels.back === 0} onClick={undo} title={text(message('canvas.undo-key'))}>
            <IconArrowBackUp size={16} aria-hidden="true" /> {text(message('canvas.undo'))}
            {levels.back > 0 && <span className={classes.count}>{levels.back}</span>}
          </Button>
          <Button disabled={levels.forward === 0} onClick={redo} title={text(message('canvas.redo-key'))}>
            <IconArrowForwardUp size={16} aria-hidden="true" /> {text(message('canvas.redo'))}
          </Button>
          <SegmentedControl
            name={text(message('canvas.shown-on'))}
            options={WIDTHS.map(
              (each) => [each, text(message('canvas.width-shown', { width: each }))] as const,
            )}
            value={width}
            onChoose={onWidth}
          />
          {id !== null && (
            <Row as={Link} href={`/custom/private/${id}`} align="center" reach={36}>
              {text(message('canvas.preview'))}
            </Row>
          )}
          <Visibility saving={saving} />
          <Button
            kind="primary"
            disabled={['saved', 'saving'].includes(saving.state.kind)}
            title={text(message('canvas.save-key'))}
            onClick={onSave}
          >
            <IconDeviceFloppy size={16} aria-hidden="true" /> {text(message('canvas.save'))}
          </Button>
        </Row>
      </Row>
      <BeforeSaving saving={saving} />
    </>
  )
}

/** Who may see it, and where that is changed: once it is in the account. */
function Visibility({ saving: { row, takeRow } }: Pick<EditorBarProps, 'saving'>) {
  const { text } = useLanguage()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button
        disabled={row === null}
        title={row ? text(documentState(row).word) : text(message('canvas.save-first'))}
        onClick={() => open(true)}
      >
        {text(message('canvas.visibility'))}
      </Button>
      {isOpen && row && <KeptBeside row={row} onSaved={takeRow} onClose={() => open(false)} />}
    </>
  )
}

/** Said as soon as something public was changed, before it is saved. */
function BeforeSaving({ saving: { state, row } }: Pick<EditorBarProps, 'saving'>) {
  if (row?.visibility !== 'public' || state.kind === 'saved') return null
  return (
    <Row className={classes.draft}>
      <AgainToApproval what="saving" />
    </Row>
  )
}

function SaveWords({ state }: { readonly state: SaveState }) {
  const { text } = useLanguage()
  const isLost = useStore(noRoom) && (state.kind === 'draft' || state.kind === 'failed')
  if (isLost) {
    return (
      <Text as="span" tone="error">
        {text(message('asking.no-room'))}
      </Text>
    )
  }
  switch (state.kind) {
    case 'saved':
      return (
        <>
          <IconCheck size={14} aria-hidden="true" /> {text(message('canvas.saved'))}
        </>
      )
    case 'saving':
      return text(message('canvas.saving'))
    case 'draft':
      return text(message('canvas.draft'))
    case 'failed':
      return (
        <Text as="span" tone="error">
          {text(message('canvas.not-saved', { why: state.why }))}
        </Text>
      )
  }
}
