import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconCheck,
  IconDeviceFloppy,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts'
import { AgainToApproval } from '../list/again-to-approval.tsx'
import { documentState } from '../list/document-state.ts'
import type { Editing } from './use-editing.ts'
import type { SaveState, Saving } from './use-saving.ts'
import classes from './editor.module.css'
import { later } from '#web/kit/later.tsx'

const KeptBeside = later(async () => (await import('../list/kept-beside.tsx')).KeptBeside, { form: 'note' })

/** How wide the page is shown. */
export type ShownWidth = 'desk' | 'phone' | 'paper'

const WIDTHS = [
  ['desk', 'Desk'],
  ['phone', 'Phone'],
  ['paper', 'Paper'],
] as const

interface EditorBarProps {
  readonly editing: Editing
  readonly saving: Saving
  readonly width: ShownWidth
  readonly onWidth: (width: ShownWidth) => void
  readonly onSave: () => void
}

/** The top of an editor: title, what is saved, undo and redo, the width that is shown, and saving. */
export function EditorBar({ editing, saving, width, onWidth, onSave }: EditorBarProps) {
  const { document, change, levels, undo, redo } = editing
  const { id } = saving
  return (
    <>
      <Row as="header" wrap gap={12} rows={8} align="center" className={classes.bar}>
        <Row as={Link} href="/my-documents" align="center" reach={36} keeps aria-label="Back to my documents">
          <IconArrowLeft size={18} aria-hidden="true" />
        </Row>
        <div className={classes.names}>
          <input
            type="text"
            aria-label="Title"
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
          <Button disabled={levels.back === 0} onClick={undo} title="Ctrl Z">
            <IconArrowBackUp size={16} aria-hidden="true" /> Undo
            {levels.back > 0 && <span className={classes.count}>{levels.back}</span>}
          </Button>
          <Button disabled={levels.forward === 0} onClick={redo} title="Ctrl Y">
            <IconArrowForwardUp size={16} aria-hidden="true" /> Redo
          </Button>
          <SegmentedControl name="Shown as on a" options={WIDTHS} value={width} onChoose={onWidth} />
          {id !== null && (
            <Row as={Link} href={`/custom/private/${id}`} align="center" reach={36}>
              Preview
            </Row>
          )}
          <Visibility saving={saving} />
          <Button
            kind="primary"
            disabled={['saved', 'saving'].includes(saving.state.kind)}
            title="Ctrl S"
            onClick={onSave}
          >
            <IconDeviceFloppy size={16} aria-hidden="true" /> Save
          </Button>
        </Row>
      </Row>
      <BeforeSaving saving={saving} />
    </>
  )
}

/** Who may see it, and where that is changed: once it is in the account. */
function Visibility({ saving: { row, takeRow } }: Pick<EditorBarProps, 'saving'>) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button
        disabled={row === null}
        title={row ? documentState(row).word : 'Save it first'}
        onClick={() => open(true)}
      >
        Visibility…
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
      <AgainToApproval what="Saving" />
    </Row>
  )
}

function SaveWords({ state }: { readonly state: SaveState }) {
  switch (state.kind) {
    case 'saved':
      return (
        <>
          <IconCheck size={14} aria-hidden="true" /> Saved in your account
        </>
      )
    case 'saving':
      return 'Saving…'
    case 'draft':
      return 'Kept on this device, not yet saved in your account'
    case 'failed':
      return (
        <Text as="span" tone="error">
          Not saved: {state.why}
        </Text>
      )
  }
}
