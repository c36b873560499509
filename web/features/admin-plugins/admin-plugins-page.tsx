import { IconUpload } from '#web/kit/icons.ts'
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
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Plugins for administrators: those that wait for their decision first, then those that readers have. */
export default function AdminPluginsPage() {
  const { text } = useLanguage()
  const [uploading, setUploading] = useState(false)
  const available = useAnswer('GET /plugins/all', { query: { size: 1000, ordering: 'name' } })
  return (
    <>
      <RecordsHead
        title={text(message('admin-plugins.title'))}
        lead={text(message('admin-plugins.lead'))}
        actions={
          <Button kind="primary" onClick={() => setUploading(true)}>
            <IconUpload size={16} aria-hidden="true" /> {text(message('admin-plugins.upload'))}
          </Button>
        }
      />
      <Box as="section" below={32} aria-labelledby="pending">
        <Text as="h2" below={8} id="pending">
          {text(message('admin-plugins.pending'))}
        </Text>
        <WaitingSubmissions />
      </Box>
      <Box as="section" below={32} aria-labelledby="available">
        <Text as="h2" below={8} id="available">
          {text(message('admin-plugins.available'))}
        </Text>
        <BuiltInWidgets />
        <WhenAnswered answer={available} what={text(message('admin-plugins.list'))}>
          {({ results }) => <AvailablePlugins plugins={results} />}
        </WhenAnswered>
      </Box>
      {uploading && <SubmitDialog onClose={() => setUploading(false)} />}
    </>
  )
}
