import { hasWideInterval } from '#domain/observation/flag.ts'
import { useMemo } from 'react'
import type { Surface } from '#charts/picture/surface.ts'
import { LANE, laneEnd, lanePicture } from '#charts/small/lane-picture.ts'
import { message, type Value } from '#domain/message/message.ts'
import { shortFigure } from '#domain/message/value.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval } from '#domain/observation/point.ts'
import type { WorkColumn } from '#domain/work-list/work-list.ts'
import type { WorkEntry } from '#domain/work-list/work-standing.ts'
import { standingWord } from '#domain/work-list/work-words.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { NumberDoor } from '#web/views/number-door.tsx'
import { SmallPicture } from '#web/views/small-picture.tsx'

interface CellProps {
  readonly entry: WorkEntry | null
  readonly column: WorkColumn
}

/** The published figure of a place. */
export function FigureOf({ entry, column }: CellProps) {
  const { text } = useLanguage()
  if (!entry) return text(message('work-list.short-none'))
  return (
    <NumberDoor figure={entry.point}>
      {text(shortFigure(entry.point.value, asPublished(entry.point, column.indicator)))}
    </NumberDoor>
  )
}

/** The published interval in numbers, or why it cannot be used. */
export function RangeOf({ entry, column }: CellProps) {
  const { text } = useLanguage()
  return text(rangeWords(entry, column))
}

/** The same as a value. */
export function rangeWords(entry: WorkEntry | null, { indicator }: WorkColumn): Value {
  const bounds = entry && interval(entry.point)
  if (!entry || !bounds) return entry?.doubt ? message('work-list.doubt', { doubt: entry.doubt }) : ''
  const written = (value: number) => shortFigure(value, asPublished(entry.point, indicator))
  const range = message('work-list.range', { lower: written(bounds.lower), upper: written(bounds.upper) })
  return hasWideInterval(entry.point) ? message('work-list.range-wide', { range }) : range
}

/** The figure and its interval on a lane; all of a column end at one number. */
export function LaneOf({ entry, column }: CellProps) {
  const { indicator, round } = column
  const end = useMemo(() => laneEnd(round.points, indicator.factor === 2), [round, indicator])
  const point = entry?.point
  const picture = useMemo(() => {
    if (!point) return null
    const { classification } = round.source
    return {
      ...{ size: LANE, map: null, alternative: '' },
      picture: (surface: Surface) => lanePicture({ point, classification, end }, surface),
    }
  }, [point, round, end])
  return picture && <SmallPicture isWide picture={picture} />
}

/** In several columns: figure, interval and class in one cell. */
export function WholeOf({ entry, column }: CellProps) {
  const { text } = useLanguage()
  return (
    <>
      <strong>
        <FigureOf {...{ entry, column }} />
      </strong>
      {entry && (
        <small>
          <RangeOf {...{ entry, column }} /> · {text(standingWord(entry.standing))}
        </small>
      )}
    </>
  )
}
