import type { Submission } from '#contract/plugins/submissions.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
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
            <p className={classes.none}>You have not submitted a plugin yet.</p>
          ) : (
            <ul className={classes.list}>
              {results.map((submission) => (
                <OwnSubmission key={submission.id} submission={submission} />
              ))}
            </ul>
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
      {talking && <SubmissionComments submission={id} />}
      {open && <SubmissionFacts submission={submission} />}
    </li>
  )
}
