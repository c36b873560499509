import {
  IconCheck,
  IconClock,
  IconExternalLink,
  IconLink,
  IconLock,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { Link, useLocation } from 'wouter'
import type { CustomDashboardRow } from '#contract/custom-dashboards/custom-dashboard.ts'
import { Badge } from '#web/kit/badge.tsx'
import { IconButton } from '#web/kit/button.tsx'
import { Box, Row, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import classes from './custom-dashboards.module.css'

interface CustomDashboardItemProps {
  readonly row: CustomDashboardRow
  readonly onCopy: (link: string) => void
  readonly onDelete: (row: CustomDashboardRow) => void
}

/** One dashboard of the list: its name copies its link, the buttons open, change and delete it. */
export function CustomDashboardItem({ row, onCopy, onDelete }: CustomDashboardItemProps) {
  const [, navigate] = useLocation()
  const name = row.name_of_dashboard
  return (
    <Row as="li" gap={16} align="start" justify="between" className={classes.item}>
      <Box shrinks breaks>
        <Row
          type="button"
          as="button"
          inline
          gap={8}
          align="center"
          reach={32}
          className={classes.name}
          title="Copy its link"
          onClick={() => onCopy(linkHere(row))}
        >
          <IconLink size={16} aria-hidden="true" />
          <bdi>{name}</bdi>
          <span className="sr-only">: copy its link</span>
        </Row>
        {row.description && (
          <Text widest="72ch" tone="soft">
            {row.description}
          </Text>
        )}
        <Row as="p" wrap gap={14} rows={4} align="center" above={4} tone="faint" size={13}>
          <State row={row} />
          {!row.is_own && <span>by {row.name || 'somebody without an account now'}</span>}
          {row.category && <span>{row.category}</span>}
          <span>Changed {dayText(row.updated ?? row.created)}</span>
        </Row>
        {row.disapproved && <p className={classes.reason}>Reason: {row.declined_because}</p>}
      </Box>
      <Row gap={4} align="center" keeps>
        <Row href={pathOf(row)} as={Link} inline gap={6} align="center" className={classes.open}>
          <IconExternalLink size={16} aria-hidden="true" /> Open
          <span className="sr-only"> {name}</span>
        </Row>
        {row.is_own && (
          <>
            <IconButton
              label={`Edit ${name}`}
              onClick={() => navigate(`/my-dashboard/details?edit=${row.public_id}`)}
            >
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Delete ${name}`} onClick={() => onDelete(row)}>
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </Row>
    </Row>
  )
}

function State({ row }: { readonly row: CustomDashboardRow }) {
  const { word, Icon, kind } = stateOf(row)
  return (
    <Badge kind={kind} weight={550}>
      <Icon size={14} aria-hidden="true" /> {word}
    </Badge>
  )
}

function stateOf(row: CustomDashboardRow) {
  if (row.is_private) return { word: 'Private', Icon: IconLock }
  if (row.is_confirmed) return { word: 'Approved', Icon: IconCheck, kind: 'accent' } as const
  if (row.disapproved) return { word: 'Disapproved', Icon: IconX, kind: 'error' } as const
  return { word: 'Awaiting Approval', Icon: IconClock }
}

function pathOf({ is_private, public_id }: CustomDashboardRow): string {
  return `/custom/${is_private ? 'private' : 'public'}/${public_id}`
}

/** At the address at which the reader has this page open. */
function linkHere(row: CustomDashboardRow): string {
  return window.location.origin + pathOf(row)
}
