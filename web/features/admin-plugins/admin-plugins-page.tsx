import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AvailablePlugins } from './available-plugins.tsx'
import { BuiltInWidgets } from './built-in-widgets.tsx'
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
      <Box as="section" below={32} aria-labelledby="available">
        <Text as="h2" below={8} id="available">
          Available Plug-Ins
        </Text>
        <BuiltInWidgets />
        <WhenAnswered answer={available} what="the plug-ins">
          {({ results }) => <AvailablePlugins plugins={results} />}
        </WhenAnswered>
      </Box>
      <Box as="section" below={32} aria-labelledby="pending">
        <Text as="h2" below={8} id="pending">
          Pending Plug-Ins
        </Text>
        <WhenAnswered
          answer={pending}
          what="the pending plug-ins"
          failure="The plug-ins could not be loaded."
        >
          {({ results }) => <PendingPlugins submissions={results} />}
        </WhenAnswered>
      </Box>
      {uploading && <SubmitDialog onClose={() => setUploading(false)} />}
    </>
  )
}
