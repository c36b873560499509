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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What one has submitted, the newest first, with its state and the reason where it was declined. */
export function OwnSubmissions() {
  const { text } = useLanguage()
  const answer = useAnswer('GET /plugin-submissions', { query: { own: 'true', size: 100 } })
  return (
    <section className={classes.own} aria-labelledby="own-plugins">
      <h2 id="own-plugins">{text(message('create-plugin.yours'))}</h2>
      <WhenAnswered answer={answer} what={text(message('create-plugin.yours-inside'))}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="faint">{text(message('create-plugin.none'))}</Text>
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
  const { text } = useLanguage()
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
            {created_at ? text(message('create-plugin.submitted', { name, day: dayText(created_at) })) : name}
          </Text>
        </div>
        <SubmissionStateMark state={status} />
        <Row gap={16} align="center">
          <Row as="a" inline gap={6} align="center" className={classes.download} href={plugin} download>
            {text(message('submitted-plugins.download'))}
          </Row>
          <Button aria-expanded={talking} onClick={() => setTalking(!talking)}>
            {text(message('submitted-plugins.comments-count', { count: comments }))}
          </Button>
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            {text(message('create-plugin.details', { open: open ? 'yes' : 'no' }))}
          </Button>
        </Row>
      </Row>
      {reason && <Text breaks>{text(message('create-plugin.reason', { reason }))}</Text>}
      {talking && <SubmissionComments submission={id} />}
      {open && <SubmissionFacts submission={submission} />}
    </Stack>
  )
}
