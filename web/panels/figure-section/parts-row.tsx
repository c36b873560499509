import { EmptyCell } from '#web/views/empty-cell.tsx'
import type { SourceCell } from '#charts/source-table/cell.ts'
import type { SourceColumn } from '#charts/source-table/model.ts'
import classes from './source-table.module.css'
import { message } from '#domain/message/message.ts'
import { sourceName } from '#domain/message/value.ts'
import { useLanguage } from '#web/language/use-language.ts'

interface PartsRowProps {
  readonly parts: readonly (SourceCell['parts'] | null)[]
  readonly columns: readonly SourceColumn[]
}

/** Numerators and denominators under the main row, with the names that each source gives them. */
export function PartsRow({ parts, columns }: PartsRowProps) {
  const { text } = useLanguage()
  return (
    <tr className={classes.parts}>
      <th scope="row">{text(message('source-panel.parts'))}</th>
      {columns.map(({ source }, at) => {
        const cell = parts[at]
        if (!cell) {
          const why = message('gap.no-part', { source: sourceName(source), part: 'numerator' })
          return (
            <td key={source.id}>
              <EmptyCell text="–" why={why} />
            </td>
          )
        }
        return (
          <td key={source.id}>
            <span title={cell.numerator.name}>{cell.numerator.count}</span>
            <span className="sr-only"> {cell.numerator.name}</span>
            <br />
            <span title={cell.denominator.name}>
              {text(message('source-panel.part-of', { count: cell.denominator.count }))}
            </span>
            <span className="sr-only"> {cell.denominator.name}</span>
          </td>
        )
      })}
    </tr>
  )
}
