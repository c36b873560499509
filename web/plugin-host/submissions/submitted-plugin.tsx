import { IconDownload } from '#web/kit/icons.ts'
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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface SubmittedPluginProps {
  readonly submission: Submission
  /** How many others that wait have the same title. */
  readonly alike?: number
}

/** A submitted plugin: what it is, all that is in it, what was written about it, and the decision while it waits. */
export function SubmittedPlugin({ submission, alike = 0 }: SubmittedPluginProps) {
  const { text } = useLanguage()
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
          {author
            ? text(message('submitted-plugins.by', { name: `${name} ${version}`, author }))
            : `${name} ${version}`}
          {created_at && `, ${dayText(created_at)}`}
        </Text>
        {alike > 0 && (
          <Text tone="warning">{text(message('submitted-plugins.alike', { count: alike }))}</Text>
        )}
      </div>
      <Text breaks>{description}</Text>
      <Row wrap gap={8} align="center">
        <Row as="a" inline gap={6} align="center" className={classes.download} href={plugin} download>
          <IconDownload size={16} aria-hidden="true" /> {text(message('submitted-plugins.download'))}
        </Row>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(message('submitted-plugins.files-preview', { open: open ? 'yes' : 'no' }))}
        </Button>
        <Button aria-expanded={talking} onClick={() => setTalking(!talking)}>
          {text(message('submitted-plugins.comments-count', { count: submission.comments }))}
        </Button>
        {!waits && <SubmissionStateMark state={status} />}
        {waits && !is_own && (
          <>
            <Button onClick={() => setDeciding('approve')}>{text(message('manage.approve'))}</Button>
            <Button onClick={() => setDeciding('decline')}>{text(message('manage.decline'))}</Button>
          </>
        )}
      </Row>
      {waits && is_own && <Text tone="faint">{text(message('submitted-plugins.own'))}</Text>}
      {talking && <SubmissionComments submission={id} />}
      {open && <SubmissionFacts submission={submission} />}
      {deciding === 'approve' && <ApproveDialog submission={submission} onClose={close} />}
      {deciding === 'decline' && (
        <ReasonDialog
          title={text(message('submitted-plugins.decline-sure', { title, version }))}
          action={text(message('manage.decline'))}
          help={text(message('submitted-plugins.decline-help'))}
          rule={PLUGIN_DECLINE_REASON}
          onSend={async (reason) => {
            await change('POST /plugin-submissions/{id}/decline', { path: { id }, body: { reason } })
            void showToast({ kind: 'success', title: text(message('submitted-plugins.declined', { title })) })
          }}
          onClose={close}
        />
      )}
    </Stack>
  )
}
