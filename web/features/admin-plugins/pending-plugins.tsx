import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { dayText } from '#web/kit/moment.ts'
import { RecordTable, RowActions } from '#web/kit/records/records.tsx'
import { SubmissionComments } from '#web/plugin-host/submissions/submission-comments.tsx'
import classes from './admin-plugins.module.css'

interface PendingPluginsProps {
  readonly submissions: readonly Submission[]
  /** A comment was written or removed. */
  readonly onChanged: () => void
}

/** Submissions that wait, with what was written about them. They are reviewed in the account. */
export function PendingPlugins({ submissions, onChanged }: PendingPluginsProps) {
  const [open, setOpen] = useState<Submission | null>(null)
  if (submissions.length === 0) return <p className={classes.none}>No pending plug-ins.</p>
  return (
    <>
      <RecordTable
        label="Table of pending plug-ins"
        columns={['Plug-in', 'Version', 'Submitted by', 'Submitted', 'Actions']}
      >
        {submissions.map((submission) => (
          <tr key={submission.id}>
            <th scope="row">{submission.title}</th>
            <td>{submission.version}</td>
            <td>{submission.author || '–'}</td>
            <td>{dayText(submission.created_at)}</td>
            <td>
              <RowActions>
                <Button onClick={() => setOpen(submission)}>
                  Comments ({submission.comments})<span className="sr-only"> on {submission.title}</span>
                </Button>
              </RowActions>
            </td>
          </tr>
        ))}
      </RecordTable>
      <p className={classes.way}>
        <a href="/account#/approvePlugin">Review them under Approve Plugins</a>
      </p>
      {open && (
        <Dialog
          form="centre"
          title={`Comments on “${open.title}” ${open.version}`}
          onClose={() => setOpen(null)}
        >
          <SubmissionComments submission={open.id} onChanged={onChanged} />
        </Dialog>
      )}
    </>
  )
}
