import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import {
  IconCode,
  IconCopy,
  IconExternalLink,
  IconHistory,
  IconLayoutBoard,
  IconPencil,
  IconTags,
  IconTrash,
} from '#web/kit/icons.ts'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import { DeleteDocument } from './delete-document.tsx'
import classes from './document-list.module.css'
import { addressOf, documentState } from './document-state.ts'
import { EmbedDialog } from './embed-dialog.tsx'
import { KeptBeside } from './kept-beside.tsx'

/** What can be done with a document from a list, the same in every list; a document of somebody else is opened and shown elsewhere. */
export function DocumentActions({ row }: { readonly row: DocumentSummary }) {
  const [, navigate] = useLocation()
  const { text } = useLanguage()
  const [open, setOpen] = useState<'embed' | 'visibility' | 'delete' | null>(null)
  const { id, title, kind } = row
  const close = () => setOpen(null)
  const duplicate = () =>
    withFailureToast(text(message('document-list.not-duplicated')), async () => {
      const { data } = await change('POST /document/{id}/duplicate', { path: { id } })
      await showToast({
        kind: 'success',
        title: text(message('document-list.duplicated', { title: data.title })),
      })
    })
  return (
    <>
      <Row href={addressOf(row)} as={Link} inline gap={6} align="center" className={classes.open}>
        <IconExternalLink size={16} aria-hidden="true" /> {text(message('document-list.open'))}
        <span className="sr-only"> {title}</span>
      </Row>
      {documentState(row).kind === 'public' && (
        <IconButton
          label={text(message('document-list.embed-it', { title }))}
          onClick={() => setOpen('embed')}
        >
          <IconCode size={18} aria-hidden="true" />
        </IconButton>
      )}
      {row.is_own && (
        <>
          {kind === 'dashboard' && (
            <IconButton
              label={text(message('document-list.edit-it', { title }))}
              onClick={() => navigate(`/my-dashboard/details?edit=${id}`)}
            >
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={text(
              message(kind === 'dashboard' ? 'document-list.canvas-it' : 'document-list.edit-it', { title }),
            )}
            onClick={() => navigate(`/document/${id}/edit`)}
          >
            <IconLayoutBoard size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('document-list.history-of', { title }))}
            onClick={() => navigate(`/document/${id}/history`)}
          >
            <IconHistory size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('document-list.duplicate-it', { title }))}
            onClick={() => void duplicate()}
          >
            <IconCopy size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('document-list.beside-it', { title }))}
            onClick={() => setOpen('visibility')}
          >
            <IconTags size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={text(message('document-list.delete-it', { title }))}
            onClick={() => setOpen('delete')}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {open === 'embed' && <EmbedDialog row={row} onClose={close} />}
      {open === 'visibility' && <KeptBeside row={row} onClose={close} />}
      {open === 'delete' && <DeleteDocument row={row} onClose={close} />}
    </>
  )
}
