import type { SystemState } from '#contract/system/system.ts'
import { message } from '#domain/message/message.ts'
import { formatNumber } from '#domain/number/format.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { RecordTable } from '#web/kit/records/record-table.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

/** Background jobs that failed, each with the way to try it again. */
export function FailedJobs({ jobs }: Pick<SystemState, 'jobs'>) {
  const { text } = useLanguage()
  const task = useTask()
  const retry = (id: number) =>
    void task.run(() => change('POST /admin/system/jobs/{id}/retry', { path: { id } }))
  return (
    <Stack gap={12}>
      <Text as="h2">{text(message('system.jobs'))}</Text>
      {task.failure && <Text role="alert">{task.failure}</Text>}
      {jobs.failing.length === 0 ? (
        <Text tone="soft">{text(message('system.no-jobs', { waiting: jobs.waiting }))}</Text>
      ) : (
        <RecordTable
          label={text(message('system.jobs'))}
          rows={jobs.failing}
          columns={[
            { title: text(message('system.job')), cell: ({ kind }) => kind },
            { title: text(message('system.attempts')), cell: ({ attempts }) => attempts },
            { title: text(message('system.reason')), cell: ({ last_error }) => <bdi>{last_error}</bdi> },
            {
              title: text(message('system.next')),
              cell: ({ died_at, due_at }) =>
                died_at === null
                  ? momentText(due_at)
                  : text(message('system.given-up', { when: momentText(died_at) })),
            },
          ]}
          actions={({ id, kind }) => (
            <Button
              onClick={() => retry(id)}
              disabled={task.busy}
              aria-label={text(message('system.again-named', { job: kind }))}
            >
              {text(message('system.again'))}
            </Button>
          )}
        />
      )}
    </Stack>
  )
}

/** Calls that failed on our side, with the number under which the log has the cause. */
export function FailedCalls({ errors }: Pick<SystemState, 'errors'>) {
  const { text } = useLanguage()
  return (
    <Stack gap={12}>
      <Text as="h2">{text(message('system.errors'))}</Text>
      {errors.length === 0 ? (
        <Text tone="soft">{text(message('system.no-errors'))}</Text>
      ) : (
        <Table
          dense
          label={text(message('system.errors'))}
          rows={errors}
          keyOf={({ request }) => request}
          columns={[
            { title: text(message('system.when')), cell: ({ at }) => momentText(at) },
            { title: text(message('system.call')), cell: ({ call }) => <bdi>{call}</bdi> },
            { title: text(message('system.status')), cell: ({ status }) => status },
            { title: text(message('system.request')), cell: ({ request }) => <bdi>{request}</bdi> },
          ]}
        />
      )}
    </Stack>
  )
}

/** Calls that take longest. */
export function SlowCalls({ slowest }: Pick<SystemState, 'slowest'>) {
  const { text } = useLanguage()
  return (
    <Stack gap={12}>
      <Text as="h2">{text(message('system.slowest'))}</Text>
      <Table
        dense
        label={text(message('system.slowest'))}
        rows={slowest}
        keyOf={({ call }) => call}
        columns={[
          { title: text(message('system.call')), cell: ({ call }) => <bdi>{call}</bdi> },
          { title: text(message('system.times')), cell: ({ count }) => formatNumber(count, 0) },
          { title: text(message('system.median')), cell: ({ median }) => formatNumber(median, 1) },
          { title: text(message('system.worst')), cell: (row) => formatNumber(row.slowest, 1) },
        ]}
      />
    </Stack>
  )
}
