import type { PullRepeat } from '#contract/data-import/data-pulls.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { dayText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'

/** What is read again and again without anybody who asks. */
export function RepeatList({ repeats }: { readonly repeats: readonly PullRepeat[] }) {
  const { text } = useLanguage()
  const task = useTask()
  const end = (id: number) => task.run(() => change('DELETE /data-pulls/repeats/{id}', { path: { id } }))
  return (
    <Table
      blocks
      label={text(message('pulls.repeats'))}
      rows={repeats}
      keyOf={({ id }) => id}
      columns={[
        { title: text(message('pulls.repeats')), names: true, cell: ({ note }) => note },
        {
          title: text(message('pulls.every-head')),
          cell: ({ every }) => text(message('pulls.every', { every })),
        },
        { title: text(message('pulls.next')), cell: ({ next_at: at }) => dayText(at) },
        {
          title: text(message('pulls.steps')),
          cell: ({ id }) => (
            <Button disabled={task.busy} onClick={() => void end(id)}>
              {text(message('pulls.end'))}
            </Button>
          ),
        },
      ]}
    />
  )
}
