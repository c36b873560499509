import { message } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import { rowsOnPaper } from '#domain/work-list/numbers-of.ts'
import type { WorkRow } from '#domain/work-list/work-list.ts'
import {
  type SaidList,
  standingWord,
  workLead,
  workLevel,
  workMethod,
  workTitle,
} from '#domain/work-list/work-words.ts'
import { Stack, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { KeptWork } from './kept-work.ts'
import { FigureOf, LaneOf, RangeOf } from './work-cells.tsx'
import { WorkKey, WorkMap } from './work-map.tsx'
import classes from './work-list.module.css'

interface WorkPaperProps {
  readonly said: SaidList
  readonly work: KeptWork
  readonly numbers: ReadonlyMap<number, number>
  readonly release: number
}

/** The room of the map on a sheet of A4, in CSS pixels: lower where the list above it is long. */
const MAP = { width: 690, height: 430, low: 360 } as const
const LONG = 12

/** The list on paper: the numbered places with boxes to tick and room to write, the note, and the map with its counts. */
export function WorkPaper({ said, work, numbers, release }: WorkPaperProps) {
  const { text } = useLanguage()
  const { list } = said
  const rows = rowsOnPaper(list, numbers)
  const columns = useColumns(said, numbers)
  const ticked = rows.filter(({ place }) => work.ticks.includes(place.id)).length
  return (
    <Stack gap={10}>
      <h1>{text(workTitle(said))}</h1>
      <Text>
        <Said what={workLead(said)} />{' '}
        {ticked > 0 && text(message('work-list.printed-lead', { count: ticked }))}
      </Text>
      {rows.length > 0 && (
        <Table
          dense
          columns={columns}
          rows={rows}
          keyOf={({ place }) => place.id}
          className={classes.paper}
        />
      )}
      {work.note !== '' && (
        <Text breaks>
          <strong>{text(message('work-list.note'))}:</strong> {work.note}
        </Text>
      )}
      <div className={classes.sheetMap}>
        <WorkMap
          {...{ said, numbers, width: MAP.width }}
          height={rows.length > LONG ? MAP.low : MAP.height}
        />
        <WorkKey {...{ said, numbers }} />
      </div>
      <Text tone="faint" size={12}>
        {text(workMethod(said, release))} {text(message('work-list.boundaries'))}
      </Text>
    </Stack>
  )
}

function useColumns(
  { list, reference }: SaidList,
  numbers: ReadonlyMap<number, number>,
): readonly Column<WorkRow>[] {
  const { text } = useLanguage()
  const [only, ...others] = list.columns
  const columns: Column<WorkRow>[] = [
    { title: '', cell: () => <span className={classes.paperBox} /> },
    ...(numbers.size > 0
      ? [
          {
            title: text(message('work-list.head-number')),
            cell: ({ place }: WorkRow) => <strong>{numbers.get(place.id)}</strong>,
          },
        ]
      : []),
    {
      title: text(message('work-list.place', { level: workLevel(list.area) })),
      names: true,
      cell: ({ place }) => <strong>{text(placeName(place), 'name')}</strong>,
    },
  ]
  if (list.area.level === 4) {
    columns.push({
      title: text(message('work-list.state')),
      cell: ({ place }) => {
        const state = stateAround(reference.locations, place.id)
        return state && text(placeName(state), 'name')
      },
    })
  }
  columns.push(
    ...list.columns.map((column, at) => ({
      title:
        others.length > 0 ? text(headlineName(column.indicator), 'name') : text(message('work-list.figure')),
      isNumeric: true,
      cell: ({ cells }: WorkRow) => (
        <strong>
          <FigureOf entry={cells[at] ?? null} column={column} />
        </strong>
      ),
    })),
  )
  if (only && others.length === 0) {
    columns.push(
      {
        title: text(message('work-list.interval-any')),
        className: classes.lane,
        cell: ({ cells: [entry = null] }) => <LaneOf entry={entry} column={only} />,
      },
      {
        title: text(message('work-list.range', { lower: '', upper: '' })),
        head: <span className="sr-only">{text(message('work-list.interval-any'))}</span>,
        isNumeric: true,
        cell: ({ cells: [entry = null] }) => <RangeOf entry={entry} column={only} />,
      },
    )
  }
  columns.push(
    {
      title: text(message('work-list.class-of')),
      cell: ({ standing }) => text(standingWord(standing)),
    },
    { title: text(message('work-list.visited')), className: classes.write, cell: () => null },
  )
  return columns
}
