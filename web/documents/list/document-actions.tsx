import {
  IconCode,
  IconCopy,
  IconExternalLink,
  IconHistory,
  IconLayoutBoard,
  IconPencil,
  IconTags,
  IconTrash,
} from '@tabler/icons-react'
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
  const [open, setOpen] = useState<'embed' | 'visibility' | 'delete' | null>(null)
  const { id, title, kind } = row
  const close = () => setOpen(null)
  const duplicate = () =>
    withFailureToast('The document could not be duplicated', async () => {
      const { data } = await change('POST /document/{id}/duplicate', { path: { id } })
      await showToast({ kind: 'success', title: `“${data.title}” is in the list` })
    })
  return (
    <>
      <Row href={addressOf(row)} as={Link} inline gap={6} align="center" className={classes.open}>
        <IconExternalLink size={16} aria-hidden="true" /> Open
        <span className="sr-only"> {title}</span>
      </Row>
      {documentState(row).kind === 'public' && (
        <IconButton label={`Show ${title} in a page of another site`} onClick={() => setOpen('embed')}>
          <IconCode size={18} aria-hidden="true" />
        </IconButton>
      )}
      {row.is_own && (
        <>
          {kind === 'dashboard' && (
            <IconButton label={`Edit ${title}`} onClick={() => navigate(`/my-dashboard/details?edit=${id}`)}>
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
          )}
          <IconButton
            label={kind === 'dashboard' ? `${title}: edit on the canvas` : `Edit ${title}`}
            onClick={() => navigate(`/document/${id}/edit`)}
          >
            <IconLayoutBoard size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`History of ${title}`} onClick={() => navigate(`/document/${id}/history`)}>
            <IconHistory size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Duplicate ${title}`} onClick={() => void duplicate()}>
            <IconCopy size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Tags and visibility of ${title}`} onClick={() => setOpen('visibility')}>
            <IconTags size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={() => setOpen('delete')}>
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
