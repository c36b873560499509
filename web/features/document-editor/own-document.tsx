import { IconCopy, IconHistory, IconPencil, IconTags, IconTrash } from '@tabler/icons-react'
import { Link, useLocation } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { DocumentItem } from '#web/documents/list/document-item.tsx'
import classes from '#web/documents/list/document-list.module.css'
import { addressOf } from '#web/documents/list/document-state.ts'
import { IconButton } from '#web/kit/button.tsx'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'

interface OwnDocumentProps {
  readonly row: DocumentSummary
  readonly onSettings: (row: DocumentSummary) => void
  readonly onDelete: (row: DocumentSummary) => void
}

/** One document of one's own: its name opens it, the buttons edit, copy, label and delete it. */
export function OwnDocument({ row, onSettings, onDelete }: OwnDocumentProps) {
  const [, navigate] = useLocation()
  const { id, title } = row
  const duplicate = () =>
    withFailureToast('The document could not be duplicated', async () => {
      const { data } = await change('POST /document/{id}/duplicate', { path: { id } })
      await showToast({ kind: 'success', title: `“${data.title}” is in the list` })
    })
  return (
    <DocumentItem
      row={row}
      name={
        <Link href={addressOf(row)} className={classes.name}>
          <bdi>{title}</bdi>
        </Link>
      }
    >
      <IconButton label={`Edit ${title}`} onClick={() => navigate(`/document/${id}/edit`)}>
        <IconPencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`History of ${title}`} onClick={() => navigate(`/document/${id}/history`)}>
        <IconHistory size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Duplicate ${title}`} onClick={() => void duplicate()}>
        <IconCopy size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Tags and visibility of ${title}`} onClick={() => onSettings(row)}>
        <IconTags size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${title}`} onClick={() => onDelete(row)}>
        <IconTrash size={18} aria-hidden="true" />
      </IconButton>
    </DocumentItem>
  )
}
