import type { Message } from '#domain/message/message.ts'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { SourceEntry } from '#sections/triangulation/answer-parts.ts'
import classes from './sentence.module.css'

/** A row of {@link SourceColumns}: its subject, and the cell below each source. */
interface SourceRow {
  readonly key: string | number
  readonly head: React.ReactNode
  readonly cell: (source: SourceEntry) => React.ReactNode
}

interface SourceColumnsProps {
  readonly sources: readonly SourceEntry[]
  /** The subject of the table, for people who hear the page. */
  readonly label: Message
  /** Above the heads of the rows. */
  readonly corner: Message
  readonly rows: readonly SourceRow[]
  /** Cells that hold sentences have room for them. */
  readonly isWordy?: boolean
}

/** A table with a column for each source. */
export function SourceColumns({ sources, label, corner, rows, isWordy = false }: SourceColumnsProps) {
  const { text } = useLanguage()
  return (
    <Table
      dense
      anchored
      label={text(label)}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { title: text(corner), names: true, cell: ({ head }) => head, ...(isWordy && { width: '190px' }) },
        ...sources.map((source) => ({
          title: source.name,
          className: isWordy ? classes.sentence : undefined,
          cell: ({ cell }: SourceRow) => cell(source),
        })),
      ]}
    />
  )
}
