import type { ChangedRow } from '#charts/table/changed-rows.ts'
import { message } from '#domain/message/message.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'

interface ChangedTableProps {
  readonly title: string
  readonly rows: readonly ChangedRow[]
}

/** Numbers then and now. */
export function ChangedTable({ title, rows }: ChangedTableProps) {
  const { text } = useLanguage()
  const titleOf = (column: 'figure' | 'then' | 'now' | 'difference') =>
    text(message('new-data.column', { column }))
  const none = text(message('new-data.no-figure'))
  return (
    <Table
      dense
      label={text(message('new-data.changes', { title }))}
      rows={rows}
      keyOf={({ name, before, now }) => `${name} ${before} ${now}`}
      columns={[
        { title: titleOf('figure'), names: true, cell: ({ name }) => name },
        {
          title: titleOf('then'),
          isNumeric: true,
          cell: ({ before }) => (
            <Text as="del" tone="soft">
              {before ?? none}
            </Text>
          ),
        },
        { title: titleOf('now'), isNumeric: true, cell: ({ now }) => <strong>{now ?? none}</strong> },
        { title: titleOf('difference'), isNumeric: true, cell: ({ difference }) => difference },
      ]}
    />
  )
}
