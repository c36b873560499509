import { message } from '#domain/message/message.ts'
import { WithCatalogue } from '#web/controls/with-catalogue.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ImportReport } from './import-report.tsx'

/** What submitted figures would change now; it takes a while, and what else is known of them stands meanwhile. */
export function SubmissionReport({ id }: { readonly id: number }) {
  const { text } = useLanguage()
  const answer = useAnswer('GET /figure-submissions/{id}/report', { path: { id } })
  return (
    <WhenAnswered
      answer={answer}
      what={text(message('submissions.report'))}
      wait={
        <Text role="status" tone="soft">
          {text(message('submissions.comparing'))}
        </Text>
      }
    >
      {(report) =>
        report && (
          <WithCatalogue what={message('shell.figure-list')}>
            {(catalogue) => <ImportReport report={report} catalogue={catalogue} />}
          </WithCatalogue>
        )
      }
    </WhenAnswered>
  )
}
