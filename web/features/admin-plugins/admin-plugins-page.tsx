import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import classes from './admin-plugins.module.css'
import { AvailablePlugins } from './available-plugins.tsx'
import { PendingPlugins } from './pending-plugins.tsx'

/** Plugins for administrators: those that readers have, and those that wait. */
export default function AdminPluginsPage() {
  const [uploading, setUploading] = useState(false)
  const available = useAnswer('GET /plugins/all', { query: { size: 1000, ordering: 'name' } })
  const pending = useAnswer('GET /plugin-submissions', { query: { status: 'pending', size: 200 } })
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
        <WhenAnswered answer={available} what="the plug-ins">
          {({ results }) => <AvailablePlugins plugins={results} />}
        </WhenAnswered>
      </section>
      <section className={classes.part} aria-labelledby="pending">
        <h2 id="pending">Pending Plug-Ins</h2>
        <WhenAnswered
          answer={pending}
          what="the pending plug-ins"
          failure="The plug-ins could not be loaded."
        >
          {({ results }) => <PendingPlugins submissions={results} />}
        </WhenAnswered>
      </section>
      {uploading && <SubmitDialog onClose={() => setUploading(false)} />}
    </>
  )
}
