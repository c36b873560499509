import type { AssistantAnswer, AssistantRow } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { periodName, shortFigure, whole } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { ScrollRegion } from '#web/kit/scroll-region.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './answer-rows.module.css'

/** Columns that only stand there when some row differs in them. */
const WHERE_DIFFERENT = ['indicator', 'group', 'what'] as const

type Column = (typeof WHERE_DIFFERENT)[number] | 'place' | 'source' | 'period' | 'value' | 'interval'

/** Every row behind an answer, as its source published it. */
export function AnswerRows({ rows }: { readonly rows: AssistantAnswer['rows'] }) {
  const { text } = useLanguage()
  const cellOf = useCells()
  const columns = columnsOf(rows)
  const caption = text(message('chat.rows-behind', { count: rows.length }))
  return (
    <ScrollRegion label={caption} className={classes.scroll}>
      <table className={classes.table}>
        <caption>
          {caption} <small>{text(message('chat.rows-why'))}</small>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {text(message('chat.column', { column }))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {columns.map((column) => (
                <td key={column} data-column={column}>
                  {cellOf(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function columnsOf(rows: AssistantAnswer['rows']): Column[] {
  const differ = (of: (row: AssistantRow) => unknown) => new Set(rows.map(of)).size > 1
  return [
    ...(differ(({ indicator }) => indicator) ? (['indicator'] as const) : []),
    'place',
    ...(rows.some(({ category }) => category !== null) ? (['group'] as const) : []),
    'source',
    'period',
    'value',
    'interval',
    ...(rows.some(({ kind }) => kind !== 'figure') ? (['what'] as const) : []),
  ]
}

/** What stands in a cell, in the reader's language; digits are those of the indicator. */
function useCells(): (row: AssistantRow, column: Column) => string {
  const { text } = useLanguage()
  const catalogue = useResource(catalogueResource)
  const reference = catalogue.status === 'ready' ? catalogue.value.reference : null
  const intervalText = (level: number | null, bounds: { lower: string; upper: string }) => {
    const interval = message('chat.interval-of', bounds)
    return text(
      level === null ? interval : message('chat.interval-level', { interval, level: String(level) }),
    )
  }
  return (row, column) => {
    const indicator = reference?.indicators.get(row.indicator)
    const source = reference?.sources.get(row.datasource)
    const figure = (value: number) =>
      indicator && row.unit === null && row.kind !== 'count'
        ? text(shortFigure(value, indicator))
        : text(Number.isInteger(value) ? whole(value) : String(value))
    switch (column) {
      case 'indicator':
        return row.indicator_name
      case 'place':
        return row.location_name
      case 'group':
        return row.category ?? ''
      case 'source':
        return row.datasource_name
      case 'period': {
        const period = periodCode(row.period)
        return period === null ? row.period : text(periodName(period, source))
      }
      case 'value':
        return row.unit === null ? figure(row.value) : `${figure(row.value)} ${row.unit}`
      case 'interval':
        if (row.lower === null || row.upper === null) return text(message('chat.no-interval'))
        return intervalText(row.interval_level, {
          lower: figure(row.lower),
          upper: figure(row.upper),
        })
      case 'what':
        return text(message('chat.kind', { kind: row.kind }))
    }
  }
}
