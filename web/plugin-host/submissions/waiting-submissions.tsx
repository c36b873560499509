import type { Submission } from '#contract/plugins/submissions.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Box, Stack, Text } from '#web/kit/layout.tsx'
import { useFreshAnswer } from '#web/queries/use-answer.ts'
import { alikeTogether } from './alike-together.ts'
import { NamedSubmission } from './named-submission.tsx'
import { SubmittedPlugin } from './submitted-plugin.tsx'
import { useNamedSubmission } from './use-named-submission.ts'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** Plugins that wait for a review, with all that a reviewer needs. The server refuses everybody else. */
export function WaitingSubmissions() {
  const { text } = useLanguage()
  const answer = useFreshAnswer('GET /plugin-submissions', { query: { status: 'pending', size: 200 } })
  const named = useNamedSubmission()
  return (
    <WhenAnswered answer={answer} what={text(message('submitted-plugins.waiting-list'))}>
      {({ results }) => (
        <>
          {named !== null && !results.some(({ id }) => id === named) && (
            <Box below={16}>
              <NamedSubmission key={named} id={named} />
            </Box>
          )}
          <Waiting submissions={results} />
        </>
      )}
    </WhenAnswered>
  )
}

function Waiting({ submissions }: { readonly submissions: readonly Submission[] }) {
  const { text } = useLanguage()
  if (submissions.length === 0) return <Text tone="faint">{text(message('admin-dashboard.no-pending'))}</Text>
  return (
    <Stack as="ul" widest={860}>
      {alikeTogether(submissions).map(({ submission, alike }) => (
        <SubmittedPlugin key={submission.id} submission={submission} alike={alike} />
      ))}
    </Stack>
  )
}
