import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useNamedSubmission } from '#web/plugin-host/submissions/use-named-submission.ts'
import { NamedSubmission } from './named-submission.tsx'
import { SubmittedPlugin } from './submitted-plugin.tsx'

/** Plugins that wait for a review. The server refuses everybody but moderators and administrators. */
export default function ApprovePluginsPage() {
  const answer = useAnswer('GET /plugin-submissions', { query: { status: 'pending', size: 200 } })
  const named = useNamedSubmission()
  return (
    <>
      <RecordsHead
        title="Submitted Plugins"
        lead="Look at the files and run each plugin in the sandbox before you decide. An approved plugin is there for all readers at once."
      />
      <WhenAnswered answer={answer} what="the submitted plugins">
        {({ results }) => (
          <>
            {named !== null && !results.some(({ id }) => id === named) && (
              <Box below={16}>
                <NamedSubmission key={named} id={named} />
              </Box>
            )}
            {results.length === 0 && <Text tone="faint">No pending plug-ins.</Text>}
            <Stack as="ul" widest={860}>
              {results.map((submission) => (
                <SubmittedPlugin key={submission.id} submission={submission} />
              ))}
            </Stack>
          </>
        )}
      </WhenAnswered>
    </>
  )
}
