import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { dayText } from '#web/kit/moment.ts'
import { SubmissionComments } from '#web/plugin-host/submissions/submission-comments.tsx'
import { SubmissionFacts } from '#web/plugin-host/submissions/submission-facts.tsx'
import { SubmissionStateMark } from '#web/plugin-host/submissions/submission-state.tsx'
import { useInSight, useNamedSubmission } from '#web/plugin-host/submissions/use-named-submission.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import classes from './approve-plugins.module.css'
import { DeclineDialog } from './decline-dialog.tsx'

interface SubmittedPluginProps {
  readonly submission: Submission
  /** It was decided, by this reviewer or another one, or somebody wrote about it. */
  readonly onDecided: () => void
}

/** A submitted plugin: what it is, all that is in it, what was written about it, and the decision while it waits. */
export function SubmittedPlugin({ submission, onDecided }: SubmittedPluginProps) {
  const [open, setOpen] = useState(false)
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null)
  const { id, title, name, version, description, author, created_at, plugin, is_own, status } = submission
  const isNamed = useNamedSubmission() === id
  const [talking, setTalking] = useState(isNamed)
  const card = useInSight<HTMLLIElement>(isNamed)
  const waits = status === 'pending'
  const close = () => setDeciding(null)
  return (
    <li ref={card} className={classes.card}>
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
        <Button aria-expanded={talking} onClick={() => setTalking(!talking)}>
          Comments ({submission.comments})
        </Button>
        {!waits && <SubmissionStateMark state={status} />}
        {waits && !is_own && (
          <>
            <Button onClick={() => setDeciding('approve')}>Approve</Button>
            <Button onClick={() => setDeciding('decline')}>Decline</Button>
          </>
        )}
      </div>
      {waits && is_own && <p className={classes.none}>Somebody else has to review your own plugin.</p>}
      {talking && <SubmissionComments submission={id} onChanged={onDecided} />}
      {open && <SubmissionFacts submission={submission} />}
      {deciding === 'approve' && <ApproveDialog {...{ submission, onDecided }} onClose={close} />}
      {deciding === 'decline' && <DeclineDialog {...{ submission, onDecided }} onClose={close} />}
    </li>
  )
}
