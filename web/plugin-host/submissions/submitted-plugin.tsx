import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { PLUGIN_DECLINE_REASON } from '#domain/form/plugin-fields.ts'
import type { Submission } from '#contract/plugins/submissions.ts'
import { Button } from '#web/kit/button.tsx'
import { ReasonDialog } from '#web/kit/form/reason-dialog.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { showToast } from '#web/kit/toast.ts'
import { SubmissionComments } from './submission-comments.tsx'
import { SubmissionFacts } from './submission-facts.tsx'
import { SubmissionStateMark } from './submission-state.tsx'
import { useInSight, useNamedSubmission } from './use-named-submission.ts'
import { change } from '#web/queries/change.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import classes from './submitted-plugin.module.css'

interface SubmittedPluginProps {
  readonly submission: Submission
  /** How many others that wait have the same title. */
  readonly alike?: number
}

/** A submitted plugin: what it is, all that is in it, what was written about it, and the decision while it waits. */
export function SubmittedPlugin({ submission, alike = 0 }: SubmittedPluginProps) {
  const [open, setOpen] = useState(false)
  const [deciding, setDeciding] = useState<'approve' | 'decline' | null>(null)
  const { id, title, name, version, description, author, created_at, plugin, is_own, status } = submission
  const isNamed = useNamedSubmission() === id
  const [talking, setTalking] = useState(isNamed)
  const card = useInSight<HTMLLIElement>(isNamed)
  const waits = status === 'pending'
  const close = () => setDeciding(null)
  return (
    <Stack ref={card} as="li" gap={12} className={classes.card}>
      <div>
        <Text as="h2" size={16} breaks>
          {title}
        </Text>
        <Text tone="faint">
          {name} {version}
          {author && `, by ${author}`}
          {created_at && `, ${dayText(created_at)}`}
        </Text>
        {alike > 0 && (
          <Text tone="warning">
            {alike === 1 ? 'Another one that waits has' : `${alike} others that wait have`} the same title.
          </Text>
        )}
      </div>
      <Text breaks>{description}</Text>
      <Row wrap gap={8} align="center">
        <Row as="a" inline gap={6} align="center" className={classes.download} href={plugin} download>
          <IconDownload size={16} aria-hidden="true" /> Download
        </Row>
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
      </Row>
      {waits && is_own && <Text tone="faint">Somebody else has to review your own plugin.</Text>}
      {talking && <SubmissionComments submission={id} />}
      {open && <SubmissionFacts submission={submission} />}
      {deciding === 'approve' && <ApproveDialog submission={submission} onClose={close} />}
      {deciding === 'decline' && (
        <ReasonDialog
          title={`Decline “${title}” ${version}?`}
          action="Decline"
          help="Its author is told. They may submit the plugin again."
          rule={PLUGIN_DECLINE_REASON}
          onSend={async (reason) => {
            await change('POST /plugin-submissions/{id}/decline', { path: { id }, body: { reason } })
            void showToast({ kind: 'success', title: `“${title}” was declined` })
          }}
          onClose={close}
        />
      )}
    </Stack>
  )
}
