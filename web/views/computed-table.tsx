import type { ComputedTable as Numbers } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { Box } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { EmptyCell } from './empty-cell.tsx'

/** Numbers computed from the figures, before the table of the figures themselves. */
export function ComputedTable({ table }: { readonly table: Numbers }) {
  const { text } = useLanguage()
  return (
    <Box above={12}>
      <Table
        pinned
        label={text(message('table.of', { title: table.title }))}
        caption={table.title}
        rows={table.rows}
        keyOf={(row) => row.slice(0, 2).join(':')}
        columns={table.heads.map((title, column) => ({
          title,
          names: column === 0,
          isNumeric: column > 0 && table.rows.some((row) => typeof row[column] === 'number'),
          cell: (_, index) => <Cell {...{ table, index, column }} />,
        }))}
      />
    </Box>
  )
}

interface CellProps {
  readonly table: Numbers
  readonly index: number
  readonly column: number
}

function Cell({ table, index, column }: CellProps) {
  const value = table.rows[index]?.[column] ?? null
  const text = table.shown(value, column)
  if (value !== null) return text
  return <EmptyCell text={text} why={table.gaps?.[index]?.long ?? message('part-gap.not-computed')} />
}
