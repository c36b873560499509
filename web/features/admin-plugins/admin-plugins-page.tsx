import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { SubmitDialog } from '#web/plugin-host/submissions/submit-dialog.tsx'
import { WaitingSubmissions } from '#web/plugin-host/submissions/waiting-submissions.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AvailablePlugins } from './available-plugins.tsx'
import { BuiltInWidgets } from './built-in-widgets.tsx'

/** Plugins for administrators: those that wait for their decision first, then those that readers have. */
export default function AdminPluginsPage() {
  const [uploading, setUploading] = useState(false)
  const available = useAnswer('GET /plugins/all', { query: { size: 1000, ordering: 'name' } })
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
      <Box as="section" below={32} aria-labelledby="pending">
        <Text as="h2" below={8} id="pending">
          Pending Plug-Ins
        </Text>
        <WaitingSubmissions />
      </Box>
      <Box as="section" below={32} aria-labelledby="available">
        <Text as="h2" below={8} id="available">
          Available Plug-Ins
        </Text>
        <BuiltInWidgets />
        <WhenAnswered answer={available} what="the plug-ins">
          {({ results }) => <AvailablePlugins plugins={results} />}
        </WhenAnswered>
      </Box>
      {uploading && <SubmitDialog onClose={() => setUploading(false)} />}
    </>
  )
}
