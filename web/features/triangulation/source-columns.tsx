import type { Message } from '#domain/message/message.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { SourceEntry } from './answer-parts.ts'

/** A row of {@link SourceColumns}: what it is about, and what stands below each source. */
export interface SourceRow {
  readonly key: string | number
  readonly head: React.ReactNode
  readonly cell: (source: SourceEntry) => React.ReactNode
}

interface SourceColumnsProps {
  readonly sources: readonly SourceEntry[]
  /** What the table is about, for those who hear it. */
  readonly label: Message
  /** Above the heads of the rows. */
  readonly corner: Message
  readonly rows: readonly SourceRow[]
  readonly classes: Readonly<Partial<Record<'scroll' | 'table', string>>>
  /** Cells that hold sentences break their lines. */
  readonly isWordy?: boolean
}

/** A table with a column for each source. */
export function SourceColumns({
  sources,
  label,
  corner,
  rows,
  classes,
  isWordy = false,
}: SourceColumnsProps) {
  const { text } = useLanguage()
  return (
    <ScrollRegion label={text(label)} className={classes.scroll}>
      <table className={classes.table} data-words={isWordy || undefined}>
        <thead>
          <tr>
            <th scope="col">{text(corner)}</th>
            {sources.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cell }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {sources.map((source) => (
                <td key={source.id}>{cell(source)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
