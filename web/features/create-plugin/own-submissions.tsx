import type { Submission } from '#contract/plugins/submissions.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { SubmissionComments } from '#web/plugin-host/submissions/submission-comments.tsx'
import { SubmissionFacts } from '#web/plugin-host/submissions/submission-facts.tsx'
import { SubmissionStateMark } from '#web/plugin-host/submissions/submission-state.tsx'
import { useInSight, useNamedSubmission } from '#web/plugin-host/submissions/use-named-submission.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useState } from 'react'
import classes from './create-plugin.module.css'

/** What one has submitted, the newest first, with its state and the reason where it was declined. */
export function OwnSubmissions() {
  const answer = useAnswer('GET /plugin-submissions', { query: { own: 'true', size: 100 } })
  return (
    <section className={classes.own} aria-labelledby="own-plugins">
      <h2 id="own-plugins">Your plugins</h2>
      <WhenAnswered answer={answer} what="your plugins">
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="faint">You have not submitted a plugin yet.</Text>
          ) : (
            <Stack as="ul">
              {results.map((submission) => (
                <OwnSubmission key={submission.id} submission={submission} />
              ))}
            </Stack>
          )
        }
      </WhenAnswered>
    </section>
  )
}

function OwnSubmission({ submission }: { readonly submission: Submission }) {
  const [open, setOpen] = useState(false)
  const { id, title, version, name, status, reason, created_at, plugin, comments } = submission
  const isNamed = useNamedSubmission() === id
  const [talking, setTalking] = useState(isNamed)
  const row = useInSight<HTMLLIElement>(isNamed)
  return (
    <Stack ref={row} as="li" gap={12} entry={12} className={classes.submission}>
      <Row wrap gap={16} rows={8} align="center" className={classes.row}>
        <div>
          <h3>
            {title} {version}
          </h3>
          <Text tone="faint">
            {name}
            {created_at && `, submitted ${dayText(created_at)}`}
          </Text>
        </div>
        <SubmissionStateMark state={status} />
        <Row gap={16} align="center">
          <Row as="a" inline gap={6} align="center" className={classes.download} href={plugin} download>
            Download
          </Row>
          <Button aria-expanded={talking} onClick={() => setTalking(!talking)}>
            Comments ({comments})
          </Button>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide details' : 'Details'}
          </Button>
        </Row>
      </Row>
      {reason && <Text breaks>Reason: {reason}</Text>}
      {talking && <SubmissionComments submission={id} />}
      {open && <SubmissionFacts submission={submission} />}
    </Stack>
  )
}
