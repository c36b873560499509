import type { listSubmissions, Submission } from '#contract/plugins/submissions.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button } from '#web/kit/button.tsx'
import { dayText } from '#web/kit/moment.ts'
import { Loading } from '#web/kit/state-message.tsx'
import { SubmissionComments } from '#web/plugin-host/submissions/submission-comments.tsx'
import { SubmissionFacts } from '#web/plugin-host/submissions/submission-facts.tsx'
import { SubmissionStateMark } from '#web/plugin-host/submissions/submission-state.tsx'
import { useInSight, useNamedSubmission } from '#web/plugin-host/submissions/use-named-submission.ts'
import type { useAnswer } from '#web/queries/use-answer.ts'
import { useState } from 'react'
import classes from './create-plugin.module.css'

interface OwnSubmissionsProps {
  readonly answer: ReturnType<typeof useAnswer<typeof listSubmissions>>
}

/** What one has submitted, the newest first, with its state and the reason where it was declined. */
export function OwnSubmissions({ answer }: OwnSubmissionsProps) {
  return (
    <section className={classes.own} aria-labelledby="own-plugins">
      <h2 id="own-plugins">Your plugins</h2>
      {answer.status === 'loading' && <Loading what="your plugins" />}
      {answer.status === 'failed' && (
        <AnswerFailure
          title="Your plugins could not be loaded."
          error={answer.error}
          onRetry={answer.reload}
        />
      )}
      {answer.status === 'ready' && answer.value.results.length === 0 && (
        <p className={classes.none}>You have not submitted a plugin yet.</p>
      )}
      {answer.status === 'ready' && (
        <ul className={classes.list}>
          {answer.value.results.map((submission) => (
            <OwnSubmission
              key={submission.id}
              submission={submission}
              onChanged={() => void answer.reload()}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

interface OwnSubmissionProps {
  readonly submission: Submission
  /** Somebody wrote about it. */
  readonly onChanged: () => void
}

function OwnSubmission({ submission, onChanged }: OwnSubmissionProps) {
  const [open, setOpen] = useState(false)
  const { id, title, version, name, status, reason, created_at, plugin, comments } = submission
  const isNamed = useNamedSubmission() === id
  const [talking, setTalking] = useState(isNamed)
  const row = useInSight<HTMLLIElement>(isNamed)
  return (
    <li ref={row} className={classes.submission}>
      <div className={classes.row}>
        <div>
          <h3>
            {title} {version}
          </h3>
          <p className={classes.none}>
            {name}
            {created_at && `, submitted ${dayText(created_at)}`}
          </p>
        </div>
        <SubmissionStateMark state={status} />
        <div className={classes.actions}>
          <a className={classes.download} href={plugin} download>
            Download
          </a>
          <Button aria-expanded={talking} onClick={() => setTalking(!talking)}>
            Comments ({comments})
          </Button>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide details' : 'Details'}
          </Button>
        </div>
      </div>
      {reason && <p className={classes.reason}>Reason: {reason}</p>}
      {talking && <SubmissionComments submission={id} onChanged={onChanged} />}
      {open && <SubmissionFacts submission={submission} />}
    </li>
  )
}
