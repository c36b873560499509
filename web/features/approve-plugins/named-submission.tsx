import type { readSubmission } from '#contract/plugins/submissions.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './approve-plugins.module.css'
import { SubmittedPlugin } from './submitted-plugin.tsx'

/** A submission that waits no more and that a notification leads to: it was decided, and somebody wrote about it. */
export function NamedSubmission({ id }: { readonly id: number }) {
  const answer = useAnswer<typeof readSubmission>(`/plugin-submissions/${id}`)
  if (answer.status === 'loading') return <Loading what="the submission" />
  if (answer.status === 'failed') {
    return (
      <AnswerFailure
        title="The submission could not be loaded."
        error={answer.error}
        onRetry={answer.reload}
      />
    )
  }
  return (
    <ul className={classes.cards} aria-label="From your notification">
      <SubmittedPlugin submission={answer.value} onDecided={() => void answer.reload()} />
    </ul>
  )
}
