import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import type { listAllPlugins } from '#contract/plugins/plugins.ts'
import type { listSubmissions } from '#contract/plugins/submissions.ts'
import { AnswerFailure } from '#web/kit/answer-failure.tsx'
import { Button } from '#web/kit/button.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { Loading } from '#web/kit/state-message.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './admin-plugins.module.css'
import { AvailablePlugins } from './available-plugins.tsx'
import { PendingPlugins } from './pending-plugins.tsx'

const FAILURE = 'The plug-ins could not be loaded.'

/** Plugins for administrators: those that readers have, and those that wait. */
export default function AdminPluginsPage() {
  const [uploading, setUploading] = useState(false)
  const available = useAnswer<typeof listAllPlugins>('/plugins/all?size=1000&ordering=name')
  const pending = useAnswer<typeof listSubmissions>('/plugin-submissions?status=pending&size=200')
  return (
    <>
      <RecordsHead
        title="Plug-Ins"
        lead="A disabled plug-in is gone for all readers at once, and can be enabled again."
        actions={
          <Button kind="primary" onClick={() => setUploading(true)}>
            <IconUpload size={16} aria-hidden="true" /> Upload New Plug-In
          </Button>
        }
      />
      <section className={classes.part} aria-labelledby="available">
        <h2 id="available">Available Plug-Ins</h2>
        {available.status === 'loading' && <Loading what="the plug-ins" />}
        {available.status === 'failed' && (
          <AnswerFailure title={FAILURE} error={available.error} onRetry={available.reload} />
        )}
        {available.status === 'ready' && (
          <AvailablePlugins plugins={available.value.results} onChanged={() => void available.reload()} />
        )}
      </section>
      <section className={classes.part} aria-labelledby="pending">
        <h2 id="pending">Pending Plug-Ins</h2>
        {pending.status === 'loading' && <Loading what="the pending plug-ins" />}
        {pending.status === 'failed' && (
          <AnswerFailure title={FAILURE} error={pending.error} onRetry={pending.reload} />
        )}
        {pending.status === 'ready' && (
          <PendingPlugins submissions={pending.value.results} onChanged={() => void pending.reload()} />
        )}
      </section>
      {uploading && (
        <SubmitDialog onSubmitted={() => void pending.reload()} onClose={() => setUploading(false)} />
      )}
    </>
  )
}
