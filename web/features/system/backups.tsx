import type { SystemState } from '#contract/system/system.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { momentText } from '#web/kit/moment.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useTask } from '#web/kit/use-task.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { change } from '#web/queries/change.ts'
import { megabytes } from './megabytes.ts'

interface BackupsProps {
  readonly backups: NonNullable<SystemState['backups']>
}

/** The backups that are kept, how they are made, and the way to make one now. */
export function Backups({ backups }: BackupsProps) {
  const { text } = useLanguage()
  const task = useTask()
  const { every_hours, is_encrypted, place, kept, last_error } = backups
  return (
    <Stack gap={12}>
      <Row wrap gap={12} align="center" justify="between">
        <Text as="h2">{text(message('system.backups'))}</Text>
        <Button
          kind="primary"
          disabled={task.busy}
          onClick={() => void task.run(() => change('POST /admin/system/backups'))}
        >
          {text(message(task.busy ? 'system.making-backup' : 'system.make-backup'))}
        </Button>
      </Row>
      <Text tone="soft">
        {text(
          message('system.kept-at', { every: every_hours ?? 0, sealed: is_encrypted ? 'yes' : 'no', place }),
        )}
      </Text>
      {task.failure && <Text role="alert">{task.failure}</Text>}
      {last_error !== '' && (
        <Text role="alert">{text(message('system.backup-failure', { reason: last_error }))}</Text>
      )}
      {kept.length === 0 ? (
        <Text tone="soft">{text(message('system.no-backups'))}</Text>
      ) : (
        <Table
          dense
          label={text(message('system.backups'))}
          rows={kept}
          keyOf={({ name }) => name}
          columns={[
            { title: text(message('system.when')), cell: ({ at }) => momentText(at) },
            { title: text(message('system.size')), cell: ({ bytes }) => text(megabytes(bytes)) },
            { title: text(message('system.backup')), cell: ({ name }) => <bdi>{name}</bdi> },
          ]}
        />
      )}
    </Stack>
  )
}
