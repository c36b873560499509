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
import { IconButton } from '#web/kit/button.tsx'
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
    <li className={classes.item}>
      <div className={classes.words}>
        <button
          type="button"
          className={classes.name}
          title="Copy its link"
          onClick={() => onCopy(linkHere(row))}
        >
          <IconLink size={16} aria-hidden="true" />
          <bdi>{name}</bdi>
          <span className="sr-only">: copy its link</span>
        </button>
        {row.description && <p className={classes.description}>{row.description}</p>}
        <p className={classes.facts}>
          <State row={row} />
          {!row.is_own && <span>by {row.name || 'somebody without an account now'}</span>}
          {row.category && <span>{row.category}</span>}
          <span>Changed {dayText(row.updated ?? row.created)}</span>
        </p>
        {row.disapproved && <p className={classes.reason}>Reason: {row.declined_because}</p>}
      </div>
      <div className={classes.buttons}>
        <Link href={pathOf(row)} className={classes.open}>
          <IconExternalLink size={16} aria-hidden="true" /> Open
          <span className="sr-only"> {name}</span>
        </Link>
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
      </div>
    </li>
  )
}

function State({ row }: { readonly row: CustomDashboardRow }) {
  const { word, Icon, kind } = stateOf(row)
  return (
    <span className={classes.state} data-state={kind}>
      <Icon size={14} aria-hidden="true" /> {word}
    </span>
  )
}

function stateOf(row: CustomDashboardRow) {
  if (row.is_private) return { word: 'Private', Icon: IconLock, kind: 'private' }
  if (row.is_confirmed) return { word: 'Approved', Icon: IconCheck, kind: 'approved' }
  if (row.disapproved) return { word: 'Disapproved', Icon: IconX, kind: 'declined' }
  return { word: 'Awaiting Approval', Icon: IconClock, kind: 'pending' }
}

function pathOf({ is_private, public_id }: CustomDashboardRow): string {
  return `/custom/${is_private ? 'private' : 'public'}/${public_id}`
}

/** At the address at which the reader has this page open. */
function linkHere(row: CustomDashboardRow): string {
  return window.location.origin + pathOf(row)
}
