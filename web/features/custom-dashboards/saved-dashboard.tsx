import { IconCode, IconExternalLink, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link, useLocation } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { DocumentItem } from '#web/documents/list/document-item.tsx'
import listClasses from '#web/documents/list/document-list.module.css'
import { addressOf, documentState } from '#web/documents/list/document-state.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import classes from './custom-dashboards.module.css'

interface SavedDashboardProps {
  readonly row: DocumentSummary
  readonly onCopy: (link: string) => void
  readonly onEmbed: (row: DocumentSummary) => void
  readonly onDelete: (row: DocumentSummary) => void
}

/** One dashboard of the list: its name copies its link, the buttons open it, show it elsewhere, change and delete it. */
export function SavedDashboard({ row, onCopy, onEmbed, onDelete }: SavedDashboardProps) {
  const [, navigate] = useLocation()
  const { id, title } = row
  const address = addressOf(row)
  return (
    <DocumentItem
      row={row}
      name={
        <Row
          type="button"
          as="button"
          inline
          gap={8}
          align="center"
          reach={32}
          className={listClasses.name}
          title="Copy its link"
          onClick={() => onCopy(window.location.origin + address)}
        >
          <IconLink size={16} aria-hidden="true" />
          <bdi>{title}</bdi>
          <span className="sr-only">: copy its link</span>
        </Row>
      }
    >
      <Row href={address} as={Link} inline gap={6} align="center" className={classes.open}>
        <IconExternalLink size={16} aria-hidden="true" /> Open
        <span className="sr-only"> {title}</span>
      </Row>
      {documentState(row).kind === 'public' && (
        <IconButton label={`Show ${title} in a page of another site`} onClick={() => onEmbed(row)}>
          <IconCode size={18} aria-hidden="true" />
        </IconButton>
      )}
      {row.is_own && (
        <>
          <IconButton label={`Edit ${title}`} onClick={() => navigate(`/my-dashboard/details?edit=${id}`)}>
            <IconPencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={() => onDelete(row)}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </DocumentItem>
  )
}
