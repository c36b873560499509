import { useState } from 'react'
import type { Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { type RecordColumn, RecordTable } from '#web/kit/records/record-table.tsx'
import { SubmissionComments } from '#web/plugin-host/submissions/submission-comments.tsx'

const COLUMNS: readonly RecordColumn<Submission>[] = [
  { title: 'Plug-in', names: true, cell: ({ title }) => title },
  { title: 'Version', cell: ({ version }) => version },
  { title: 'Submitted by', cell: ({ author }) => author || '–' },
  { title: 'Submitted', cell: ({ created_at }) => dayText(created_at) },
]

/** Submissions that wait, with what was written about them. They are reviewed in the account. */
export function PendingPlugins({ submissions }: { readonly submissions: readonly Submission[] }) {
  const [open, setOpen] = useState<Submission | null>(null)
  if (submissions.length === 0) return <Text tone="faint">No pending plug-ins.</Text>
  return (
    <>
      <RecordTable
        label="Table of pending plug-ins"
        rows={submissions}
        columns={COLUMNS}
        actions={(submission) => (
          <Button onClick={() => setOpen(submission)}>
            Comments ({submission.comments})<span className="sr-only"> on {submission.title}</span>
          </Button>
        )}
      />
      <Text above={12}>
        <a href="/account#/approvePlugin">Review them under Approve Plugins</a>
      </Text>
      {open && (
        <Dialog
          form="centre"
          title={`Comments on “${open.title}” ${open.version}`}
          onClose={() => setOpen(null)}
        >
          <SubmissionComments submission={open.id} />
        </Dialog>
      )}
    </>
  )
}
