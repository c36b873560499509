import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { useAnswer } from '#web/queries/use-answer.ts'
import { SubmittedPlugin } from './submitted-plugin.tsx'
import { message } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** A submission that waits no more and that a notification leads to: it was decided, and somebody wrote about it. */
export function NamedSubmission({ id }: { readonly id: number }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /plugin-submissions/{id}', { path: { id } })
  return (
    <WhenAnswered answer={answer} what={text(message('submitted-plugins.submission'))}>
      {(submission) => (
        <Stack as="ul" widest={860} aria-label={text(message('submitted-plugins.from-notification'))}>
          <SubmittedPlugin submission={submission} />
        </Stack>
      )}
    </WhenAnswered>
  )
}
