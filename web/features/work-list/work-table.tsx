import { IconChevronDown, IconChevronRight } from '#web/kit/icons.ts'
import { useState } from 'react'
import { message } from '#domain/message/message.ts'
import { headlineName, placeName } from '#domain/message/value.ts'
import { stateAround } from '#domain/reference/reference-data.ts'
import type { WorkRow } from '#domain/work-list/work-list.ts'
import { WORK_STANDINGS, type WorkStanding } from '#domain/work-list/work-standing.ts'
import { type SaidList, standingTitle, workFirst, workLevel } from '#domain/work-list/work-words.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Tick } from '#web/kit/form/tick.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { type Column, Table } from '#web/kit/table/table.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { KeptWork } from './kept-work.ts'
import { FigureOf, LaneOf, RangeOf, WholeOf } from './work-cells.tsx'
import classes from './work-list.module.css'

interface WorkTableProps {
  readonly said: SaidList
  readonly work: KeptWork
  readonly keep: (part: Partial<KeptWork>) => void
  readonly numbers: ReadonlyMap<number, number>
}

/** Rows of a class that are shown before a reader asks for all. */
const FIRST_ROWS = 12

/** The places by class, with boxes to tick. */
export function WorkTable({ said, work, keep, numbers }: WorkTableProps) {
  const { text } = useLanguage()
  const { list, aim } = said
  const [open, setOpen] = useState<readonly WorkStanding[]>(['surely', 'perhaps'])
  const [whole, setWhole] = useState<readonly WorkStanding[]>([])
  const first = workFirst(list, aim)
  const groups = WORK_STANDINGS.map((standing) => {
    const own = list.rows.filter((row) => row.standing === standing)
    const isOpen = open.includes(standing)
    const isLong = own.length > FIRST_ROWS + 3
    const isWhole = whole.includes(standing) || !isLong
    const shown = own.filter(({ place }, at) => isWhole || at < FIRST_ROWS || work.ticks.includes(place.id))
    return {
      key: standing,
      rows: isOpen ? shown : [],
      head: (
        <Row gap={8} align="center" wrap>
          <Row
            as="button"
            inline
            gap={8}
            align="center"
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(toggled(open, standing))}
          >
            {isOpen ? (
              <IconChevronDown size={16} aria-hidden="true" />
            ) : (
              <IconChevronRight size={16} aria-hidden="true" />
            )}
            <span className={classes.swatch} data-standing={standing} aria-hidden="true" />
            {text(
              message('work-list.class-count', { class: standingTitle(standing, first), count: own.length }),
            )}
          </Row>
          <Text as="span" tone="faint" size={13}>
            {text(message(ABOUT[standing]))}
          </Text>
          {isOpen && isLong && (
            <Text as="span" last>
              <WordButton onClick={() => setWhole(toggled(whole, standing))}>
                {text(
                  isWhole
                    ? message('work-list.fewer')
                    : message('work-list.more', { count: own.length - shown.length }),
                )}
              </WordButton>
            </Text>
          )}
        </Row>
      ),
    }
  })
  const tick = (id: number) => keep({ ticks: toggled(work.ticks, id) })
  const sure = list.rows.flatMap(({ place, standing }) => (standing === 'surely' ? [place.id] : []))
  return (
    <>
      <Row gap={12} align="baseline" justify="between" wrap below={8}>
        <Text as="h2" size={16} weight={650}>
          {text(message('work-list.list', { count: list.rows.length, level: workLevel(list.area) }))}
        </Text>
        <Text as="span" size={13} tone="soft">
          {text(message('work-list.ticked', { count: work.ticks.length }))}{' '}
          {work.ticks.length > 0 ? (
            <WordButton onClick={() => keep({ ticks: [] })}>{text(message('work-list.clear'))}</WordButton>
          ) : (
            sure.length > 0 && (
              <WordButton onClick={() => keep({ ticks: sure })}>
                {text(message('work-list.tick-sure'))}
              </WordButton>
            )
          )}
        </Text>
      </Row>
      <Table
        columns={useColumns({ said, work, numbers, tick })}
        rows={{ groups }}
        keyOf={({ place }) => place.id}
        isChosen={({ place }) => work.ticks.includes(place.id)}
        className={classes.table}
        caption={text(message('work-list.list', { count: list.rows.length, level: workLevel(list.area) }))}
        isCaptionHeard
      />
    </>
  )
}

const ABOUT = {
  surely: 'work-list.about-surely',
  perhaps: 'work-list.about-perhaps',
  unclear: 'work-list.about-unclear',
  rest: 'work-list.about-rest',
} as const

function toggled<T>(all: readonly T[], one: T): readonly T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
}

interface ColumnsInput extends Pick<WorkTableProps, 'said' | 'work' | 'numbers'> {
  readonly tick: (id: number) => void
}

function useColumns({ said, work, numbers, tick }: ColumnsInput): readonly Column<WorkRow>[] {
  const { text } = useLanguage()
  const { list, reference } = said
  const [only, ...others] = list.columns
  const name = ({ place }: WorkRow) => text(placeName(place), 'name')
  const named: Column<WorkRow>[] = [
    {
      title: '',
      className: classes.box,
      cell: (row) => (
        <Tick
          type="checkbox"
          aria-label={text(message('work-list.tick', { place: placeName(row.place) }))}
          checked={work.ticks.includes(row.place.id)}
          onChange={() => tick(row.place.id)}
        />
      ),
    },
    {
      title: text(message('work-list.place', { level: workLevel(list.area) })),
      names: true,
      className: classes.place,
      cell: (row) => {
        const number = numbers.get(row.place.id)
        const state = list.area.level === 4 ? stateAround(reference.locations, row.place.id) : null
        return (
          <>
            {number !== undefined && <span className={classes.number}>{number}</span>}{' '}
            <strong>{name(row)}</strong>{' '}
            {state && (
              <Text as="span" tone="soft">
                {text(placeName(state), 'name')}
              </Text>
            )}
          </>
        )
      },
    },
  ]
  if (!only) return named
  if (others.length > 0) {
    return [
      ...named,
      ...list.columns.map((column, at) => ({
        title: text(headlineName(column.indicator), 'name'),
        className: classes.whole,
        cell: ({ cells }: WorkRow) => <WholeOf entry={cells[at] ?? null} column={column} />,
      })),
      {
        title: text(message('work-list.surely-in')),
        className: classes.rank,
        cell: ({ surely }) => text(message('work-list.sure-in', { surely, count: list.columns.length })),
      },
    ]
  }
  const levels = new Set(only.round.points.flatMap(({ intervalLevel }) => intervalLevel ?? []))
  const [level] = levels
  const range =
    levels.size === 1
      ? message('work-list.interval', { level: String(level) })
      : message('work-list.interval-any')
  return [
    ...named,
    {
      title: text(message('work-list.figure')),
      isNumeric: true,
      cell: ({ cells: [entry = null] }) => (
        <strong>
          <FigureOf entry={entry} column={only} />
        </strong>
      ),
    },
    {
      title: text(range),
      className: classes.lane,
      cell: ({ cells: [entry = null] }) => <LaneOf entry={entry} column={only} />,
    },
    {
      title: text(message('work-list.class-of')),
      head: <span className="sr-only">{text(range)}</span>,
      isNumeric: true,
      className: classes.range,
      cell: ({ cells: [entry = null] }) => <RangeOf entry={entry} column={only} />,
    },
    {
      title: text(message('work-list.rank', { count: only.round.points.length })),
      isNumeric: true,
      className: classes.rank,
      cell: ({ cells: [entry = null] }) => entry && text(message('work-list.band', entry.band)),
    },
  ]
}
