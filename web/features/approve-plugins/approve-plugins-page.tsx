import type { listSubmissions } from '#contract/plugins/submissions.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useNamedSubmission } from '#web/plugin-host/submissions/use-named-submission.ts'
import classes from './approve-plugins.module.css'
import { NamedSubmission } from './named-submission.tsx'
import { SubmittedPlugin } from './submitted-plugin.tsx'

/** Plugins that wait for a review. The server refuses everybody but moderators and administrators. */
export default function ApprovePluginsPage() {
  const answer = useAnswer<typeof listSubmissions>('/plugin-submissions?status=pending&size=200')
  const named = useNamedSubmission()
  const waits = answer.status === 'ready' && answer.value.results.some(({ id }) => id === named)
  return (
    <>
      <RecordsHead
        title="Submitted Plugins"
        lead="Look at the files and run each plugin in the sandbox before you decide. An approved plugin is there for all readers at once."
      />
      {answer.status === 'loading' && <Loading what="the submitted plugins" />}
      {answer.status === 'failed' && (
        <AnswerFailure
          title="The submitted plugins could not be loaded."
          error={answer.error}
          onRetry={answer.reload}
        />
      )}
      {named !== null && answer.status === 'ready' && !waits && (
        <div className={classes.named}>
          <NamedSubmission key={named} id={named} />
        </div>
      )}
      {answer.status === 'ready' && answer.value.results.length === 0 && (
        <p className={classes.none}>No pending plug-ins.</p>
      )}
      {answer.status === 'ready' && (
        <ul className={classes.cards}>
          {answer.value.results.map((submission) => (
            <SubmittedPlugin
              key={submission.id}
              submission={submission}
              onDecided={() => void answer.reload()}
            />
          ))}
        </ul>
      )}
    </>
  )
}
