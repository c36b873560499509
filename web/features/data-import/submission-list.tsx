import { Link } from 'wouter'
import type { FigureSubmission } from '#contract/data-import/figure-submissions.ts'
import { message, type Value } from '#domain/message/message.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useFreshAnswer } from '#web/queries/use-answer.ts'

/** Where submitted figures stand, in words. */
export function stateText({ state }: Pick<FigureSubmission, 'state'>): Value {
  return message('submissions.state', { state: state === 'sent-back' ? 'sent_back' : state })
}

/** Everything that was handed in and that the reader may see. */
export function SubmissionList() {
  const { text } = useLanguage()
  const answer = useFreshAnswer('GET /figure-submissions')
  return (
    <Stack as="section" gap={12} above={32} aria-labelledby="handed-in">
      <h2 id="handed-in">{text(message('submissions.own'))}</h2>
      <WhenAnswered answer={answer} what={text(message('submissions.list'))}>
        {({ results }) =>
          results.length === 0 ? (
            <Text tone="soft">{text(message('submissions.own-none'))}</Text>
          ) : (
            <Table
              blocks
              label={text(message('submissions.own'))}
              rows={results}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: text(message('submissions.note')),
                  names: true,
                  cell: ({ id, note }) => <Link href={`/data-import/${id}`}>{note}</Link>,
                },
                { title: text(message('submissions.by')), cell: ({ author }) => author },
                { title: text(message('submissions.state-head')), cell: (row) => text(stateText(row)) },
                {
                  title: text(message('submissions.counts-head')),
                  cell: ({ counts }) => text(message('submissions.counts', counts)),
                },
                { title: text(message('submissions.when')), cell: ({ updated_at: at }) => dayText(at) },
              ]}
            />
          )
        }
      </WhenAnswered>
    </Stack>
  )
}
