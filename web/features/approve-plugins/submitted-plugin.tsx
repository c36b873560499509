import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { dayText } from '#web/kit/moment.ts'
import { SubmissionFacts } from '#web/plugin-host/submissions/submission-facts.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import classes from './approve-plugins.module.css'
import { DeclineDialog } from './decline-dialog.tsx'

interface SubmittedPluginProps {
  readonly submission: Submission
  /** It was decided, by this reviewer or another one. */
  readonly onDecided: () => void
}

/** A plugin that waits: what it is, all that is in it, and the decision. */
export function SubmittedPlugin({ submission, onDecided }: SubmittedPluginProps) {
  const [open, setOpen] = useState(false)
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null)
  const { title, name, version, description, author, created_at, plugin, is_own } = submission
  const close = () => setDeciding(null)
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <p className={classes.none}>
          {name} {version}
          {author && `, by ${author}`}
          {created_at && `, ${dayText(created_at)}`}
        </p>
      </div>
      <p className={classes.description}>{description}</p>
      <div className={classes.actions}>
        <a className={classes.download} href={plugin} download>
          <IconDownload size={16} aria-hidden="true" /> Download
        </a>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide files and preview' : 'Files and preview'}
        </Button>
        {!is_own && (
          <>
            <Button onClick={() => setDeciding('decline')}>Decline</Button>
            <Button onClick={() => setDeciding('approve')}>Approve</Button>
          </>
        )}
      </div>
      {is_own && <p className={classes.none}>Somebody else has to review your own plugin.</p>}
      {open && <SubmissionFacts submission={submission} />}
      {deciding === 'approve' && <ApproveDialog {...{ submission, onDecided }} onClose={close} />}
      {deciding === 'decline' && <DeclineDialog {...{ submission, onDecided }} onClose={close} />}
    </li>
  )
}
