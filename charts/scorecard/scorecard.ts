import { NONE_HELD } from '#domain/reference/no-interval.ts'
import { cellMark } from './model.ts'
import { FEWEST_EVENTS } from '#domain/observation/few-events.ts'
import { isMarked } from '#domain/observation/anomaly.ts'
import { flagNote } from '#domain/observation/flag.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import {
  cited,
  indicatorName,
  listOf,
  periodName,
  placeName,
  sentences,
  sourceName,
  whole,
} from '#domain/message/value.ts'
import { reachCount } from '#domain/target/reach-count.ts'
import { targetValue } from '#domain/target/target-label.ts'
import { standingLook } from '#charts/colour/standing-colour.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { numberOf } from '#charts/words/number-of.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow, rowWords } from '#charts/words/figure-row.ts'
import { pointLines } from '#charts/words/point-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type ScorecardHead, type ScorecardModel, scorecardModel } from './model.ts'
import { scorecardHeight, scorecardPicture, scorecardWidth } from './scorecard-picture.ts'
import type { ScorecardInput } from './view.ts'

/** Places against their targets at a glance; the page shows {@link scorecardModel} as a table, exports as a drawing. */
export function scorecardFigure(input: ScorecardInput): Figure {
  const model = scorecardModel(input)
  const points = model.rows.flatMap((row) => row.cells.flatMap((cell) => cell.point ?? []))
  const { language } = input
  return {
    title: language.text(titleOf(model, input)),
    subtitle: language.text(message('scorecard.subtitle')),
    key: key(model, language),
    sourceLine: sourceLine(points, input),
    notes: notesOf(model).map((said) => language.text(said)),
    rows: points.map((point) => figureRow(point, input)),
    gaps: gapsOf(model, input),
    summary: language.text(sentences(model.heads.map((head, at) => columnSummary(model, head, at)))),
    marks: marks(model, input),
    empty: points.length === 0 ? { text: language.text(EMPTY), alternatives: [] } : null,
    height: () => scorecardHeight(model),
    leastWidth: scorecardWidth(model),
    picture: (surface) => scorecardPicture(model, surface),
  }
}

function titleOf({ heads, byPeriod }: ScorecardModel, { view }: ScorecardInput): Message {
  const [first] = heads
  const places = view.options.compareBy === 'zones' ? 'zones' : 'states'
  if (!first) return message('scorecard.title-empty', { places })
  const indicator = indicatorName(first.indicator)
  if (byPeriod) {
    return message('scorecard.title-periods', { indicator, places, source: sourceName(first.source) })
  }
  if (heads.length === 1) return message('scorecard.title-one', { indicator, places })
  return message('scorecard.title', { count: String(heads.length), places })
}

function key(model: ScorecardModel, language: Language): KeyEntry[] {
  const cells = model.rows.flatMap((row) => row.cells)
  const entries = (['above', 'on', 'below'] as const).flatMap((standing): KeyEntry[] => {
    if (!cells.some((cell) => cell.standing === standing)) return []
    const theme = standingLook(standing)
    const label = language.text(message('scorecard.standing', { standing }))
    return [{ label, colour: `--${theme.text}`, marker: theme.marker }]
  })
  const isOpen = cells.some((cell) => cell.uncertain && cell.standing !== 'none')
  const doubts = [
    ...(isOpen ? [message('scorecard.open')] : []),
    ...(cells.some((cell) => cell.untested) ? [message('scorecard.untested', { none: NONE_HELD })] : []),
  ]
  return [
    ...entries,
    ...doubts.map((said) => ({ label: language.text(said), colour: '--ink2', marker: 'outline' }) as const),
  ]
}

function notesOf({ heads, rows, emptyPeriods }: ScorecardModel): Message[] {
  const without = heads.filter(
    ({ indicator }) => indicator.nationalTarget === null || indicator.slope === null,
  )
  const names = [...new Set(without.map(({ indicator }) => indicator.shortName))]
  const marked = rows.flatMap((row) => row.cells).filter((cell) => isMarked(cell.anomalies)).length
  const judged = names.length < new Set(heads.map(({ indicator }) => indicator.shortName)).size
  return [
    ...(judged ? [message('scorecard.good-side')] : []),
    ...(names.length > 0
      ? [message('scorecard.without-target', { indicators: listOf(names, 'apart') })]
      : []),
    ...emptyNotes(emptyPeriods),
    ...fewNotes(rows),
    ...(marked > 0 ? [message('chart.warned', { count: marked })] : []),
    ...doubtfulNotes({ heads, rows }),
  ]
}

/** Whose figures have a level that nobody believes, by column. */
function doubtfulNotes({ heads, rows }: Pick<ScorecardModel, 'heads' | 'rows'>): Message[] {
  return heads.flatMap(({ indicator }, at) => {
    const places = rows.filter(({ cells }) => cells[at]?.point?.flags.includes('doubtful'))
    if (places.length === 0) return []
    const named = listOf(places.map(({ place }) => placeName(place)))
    const figures = message('pairs.indicator-in', { indicator: indicatorName(indicator), place: named })
    return [message('chart.flagged', { note: flagNote('doubtful'), figures })]
  })
}

/** Periods without a column, since nobody has a figure of them. */
function emptyNotes(empty: ScorecardModel['emptyPeriods']): Message[] {
  const [first] = empty
  if (!first) return []
  const periods = listOf(empty.map(({ period, source }) => periodName(period, source)))
  const said = { periods, source: sourceName(first.source), indicator: indicatorName(first.indicator) }
  return [message('scorecard.empty-periods', said)]
}

/** Figures that rest on too few events for a colour, counted. */
function fewNotes(rows: ScorecardModel['rows']): Message[] {
  const count = rows.flatMap((row) => row.cells).filter((cell) => cell.unranked !== null).length
  return count > 0 ? [message('scorecard.few-events', { count, least: String(FEWEST_EVENTS) })] : []
}

/** How many states reach the target, or zones where rows end at these, with those whose side is open counted apart. */
function columnSummary({ rows }: ScorecardModel, head: ScorecardHead, at: number): Message {
  const { indicator } = head
  const least = Math.max(...rows.map(({ place }) => place.level))
  const parts = rows.filter(({ place }) => place.level === least && least > 1)
  const cells = parts.flatMap((row) => row.cells[at] ?? [])
  const present = cells.filter(({ point, unranked }) => point !== null && unranked === null)
  const column = columnName(head)
  if (indicator.nationalTarget === null || indicator.slope === null) {
    return message('scorecard.figure-no-target', { column, count: whole(present.length) })
  }
  const { reached, count, open, untested } = reachCount(present)
  const said = {
    column,
    reached: String(reached),
    count: String(count),
    target: targetValue(indicator.nationalTarget, indicator),
    untested,
  }
  if (open === 0) return message('scorecard.reach', said)
  return message('scorecard.reach-open', { ...said, open: String(open) })
}

function columnName({ indicator, source, period }: ScorecardHead): Message {
  return message('scorecard.figure-column', {
    indicator: indicatorName(indicator),
    cited: cited(source, period),
  })
}

function gapsOf({ heads, rows }: ScorecardModel, input: ScorecardInput): GapRow[] {
  return rows.flatMap(({ place, cells }) =>
    heads.flatMap(({ indicator, source, period }, at): GapRow[] => {
      const gap = cells[at]?.gap
      if (!gap) return []
      const key = { indicator: indicator.id, source: source.id, location: place.id, period }
      return [{ ...rowWords(key, input), key, gap }]
    }),
  )
}

function marks({ heads, rows }: ScorecardModel, input: ScorecardInput): Mark[] {
  const { language } = input
  return rows.flatMap((row) =>
    heads.flatMap((head, at): Mark[] => {
      const cell = row.cells[at]
      if (!cell) return []
      const { point, gap } = cell
      const what = point ? cited(head.source, point.period) : columnName(head)
      return [
        {
          id: cellMark(row.place, at),
          title: language.text(message('scorecard.cell', { place: placeName(row.place), what })),
          value: gap ? gap.short : cell.value,
          lines: point
            ? [{ text: head.indicator.shortName }, ...pointLines(point, input, { parts: false })]
            : [{ text: gap?.long ?? '' }],
          ...numberOf(point),
        },
      ]
    }),
  )
}
