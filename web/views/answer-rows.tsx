import { NONE_HELD } from '#domain/reference/no-interval.ts'
import type { AssistantAnswer, AssistantRow } from '#contract/assistant/assistant.ts'
import { message } from '#domain/message/message.ts'
import { decimal, difference, periodName, shortFigure } from '#domain/message/value.ts'
import { periodCode } from '#domain/period/period.ts'
import { Text } from '#web/kit/layout.tsx'
import { Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { catalogueResource } from '#web/queries/catalogue.ts'
import { useResource } from '#web/queries/use-resource.ts'
import classes from './answer-rows.module.css'

/** Of so many people nobody is told a tenth, in the sentence above neither. */
const MANY = 20

/** Columns that only stand there when some row differs in them. */
const WHERE_DIFFERENT = ['indicator', 'group', 'what'] as const

type Shown = (typeof WHERE_DIFFERENT)[number] | 'place' | 'source' | 'period' | 'value' | 'interval'

/** Every row behind an answer, as its source published it. */
export function AnswerRows({ rows }: { readonly rows: AssistantAnswer['rows'] }) {
  const { text } = useLanguage()
  const cellOf = useCells()
  const caption = text(message('chat.rows-behind', { count: rows.length }))
  return (
    <Table
      dense
      anchored
      label={caption}
      caption={
        <>
          {caption}{' '}
          <Text as="small" tone="soft" weight={400}>
            {text(message('chat.rows-why'))}
          </Text>
        </>
      }
      rows={rows}
      keyOf={(row) => JSON.stringify(row)}
      columns={columnsOf(rows).map((column) => ({
        title: text(message('chat.column', { column })),
        isNumeric: column === 'value' || column === 'interval',
        className: column === 'period' ? classes.period : undefined,
        cell: (row: AssistantRow) =>
          column === 'value' ? <b>{cellOf(row, column)}</b> : cellOf(row, column),
      }))}
    />
  )
}

function columnsOf(rows: AssistantAnswer['rows']): Shown[] {
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

/** The text of a cell in the reader's language; digits are those of the indicator. */
function useCells(): (row: AssistantRow, column: Shown) => string {
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
        : text(decimal(value, Number.isInteger(value) || (row.unit === 'one_in' && value >= MANY) ? 0 : 1))
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
        const [first, last] = row.period.split('/').map((part) => {
          const period = periodCode(part)
          return period === null ? part : periodName(period, source)
        })
        if (first === undefined) return row.period
        return text(last === undefined ? first : message('chat.both-periods', { first, last }))
      }
      case 'value':
        // Two percentages lie points apart.
        if (row.kind === 'difference' && indicator) return text(difference(row.value, indicator))
        return row.unit === null
          ? figure(row.value)
          : text(message('chat.converted', { unit: row.unit, value: figure(row.value) }))
      case 'interval':
        // What was worked out has none that could be held.
        if (row.lower === null || row.upper === null) return row.kind === 'figure' ? text(NONE_HELD) : '–'
        return intervalText(row.interval_level, {
          lower: figure(row.lower),
          upper: figure(row.upper),
        })
      case 'what':
        return text(message('chat.kind', { kind: row.kind }))
    }
  }
}
