import { IconCopy, IconHistory, IconPencil, IconTags, IconTrash } from '@tabler/icons-react'
import { Link, useLocation } from 'wouter'
import type { DocumentSummary } from '#contract/documents/document.ts'
import { Badge } from '#web/kit/badge.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { showToast, withFailureToast } from '#web/kit/toast.ts'
import { change } from '#web/queries/change.ts'
import classes from './documents.module.css'

interface DocumentItemProps {
  readonly row: DocumentSummary
  readonly onSettings: (row: DocumentSummary) => void
  readonly onDelete: (row: DocumentSummary) => void
}

const KINDS = { dashboard: 'Dashboard', report: 'Report', brief: 'Brief', profile: 'Profile' } as const

/** One document of the list: its name opens it, the buttons edit, copy, label and delete it. */
export function DocumentItem({ row, onSettings, onDelete }: DocumentItemProps) {
  const [, navigate] = useLocation()
  const { id, title } = row
  const duplicate = () =>
    withFailureToast('The document could not be duplicated', async () => {
      const { data } = await change('POST /document/{id}/duplicate', { path: { id } })
      await showToast({ kind: 'success', title: `“${data.title}” is in the list` })
    })
  return (
    <Row as="li" wrap gap={16} rows={4} align="start" justify="between" className={classes.item}>
      <Box shrinks breaks grows>
        <Link href={addressOf(row)} className={classes.name}>
          <bdi>{title}</bdi>
        </Link>
        {row.description && (
          <Text widest="72ch" tone="soft">
            {row.description}
          </Text>
        )}
        <Row as="p" wrap gap={14} rows={4} align="center" above={4} tone="faint" size={13}>
          <Badge weight={550}>{KINDS[row.kind]}</Badge>
          <span>{seenBy(row)}</span>
          <span>Changed {dayText(row.updated ?? row.created)}</span>
          {row.tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Row>
      </Box>
      <Row gap={4} align="center" keeps>
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
      </Row>
    </Row>
  )
}

/** Where readers see a document. */
export function addressOf({ id, visibility }: Pick<DocumentSummary, 'id' | 'visibility'>): string {
  return `/custom/${visibility === 'public' ? 'public' : 'private'}/${id}`
}

function seenBy({ visibility, state }: DocumentSummary): string {
  if (visibility === 'private') return 'Private'
  if (visibility === 'link') return 'Whoever has the link'
  if (state === 'approved') return 'Public'
  return state === 'declined' ? 'Public: declined' : 'Public: awaiting approval'
}
