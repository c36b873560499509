import { Link } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { DocumentActions } from '#web/documents/list/document-actions.tsx'
import { DocumentItem } from '#web/documents/list/document-item.tsx'
import classes from '#web/documents/list/document-list.module.css'
import { addressOf } from '#web/documents/list/document-state.ts'

/** One document of one's own: its name opens it. */
export function OwnDocument({ row }: { readonly row: DocumentSummary }) {
  return (
    <DocumentItem
      row={row}
      name={
        <Link href={addressOf(row)} className={classes.name}>
          <bdi>{row.title}</bdi>
        </Link>
      }
    >
      <DocumentActions row={row} />
    </DocumentItem>
  )
}
