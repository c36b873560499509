import { message, type Value } from '#domain/message/message.ts'
import { figure, indicatorName, listOf, placeName, sourceName } from '#domain/message/value.ts'
import { type PeriodCode, periodYear } from '#domain/period/period.ts'
import type { Indicator } from '#domain/indicator/indicator.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { QuarterChange } from '#domain/quarters/quarter-change.ts'
import type { QuarterCount } from '#domain/quarters/quarter-count.ts'
import { doubtsOf, quarterRows } from '#domain/quarters/quarter-rows.ts'
import { changeSaid, doubtSaid, monthsSaid, quarterSpan } from '#domain/quarters/quarter-words.ts'
import type { Figure, GapRow, KeyEntry, Mark } from '#charts/figure.ts'
import { indicatorOf, locationOf } from '#charts/selection/place-selection.ts'
import { emptyFigure } from '#charts/words/empty-figure.ts'
import { figureRow, rowWords } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { unitLine } from '#charts/words/unit-line.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { columnsPicture, quarterMark } from './columns-picture.ts'
import { type ColumnsModel, columnsModel } from './columns-model.ts'
import { quarterPoint } from './quarter-point.ts'
import type { ReportingOf } from '#domain/quarters/reporting.ts'
import type { QuartersInput } from './view.ts'

/** A count at one place over the quarters: columns from zero, an unfinished quarter hatched. */
export function quarterColumns(input: QuartersInput, reportingOf: ReportingOf): Figure {
  const { view, table, reference, language } = input
  const say = (said: Value) => language.text(said)
  const indicator = indicatorOf(input)
  const place = locationOf(input)
  const source = byId(reference.sources, view.sources[0] ?? 0)
  const reporting = reportingOf(indicator.id, source.id)
  const question = { indicator: indicator.id, source: source.id, table, reference, reporting }
  const all = quarterRows(question, [place], 0)[0]?.quarters ?? []
  const model = columnsModel(all, view.periods[0])
  const key = { indicator: indicator.id, source: source.id, location: place.id }
  const points = all.map((quarter) => quarterPoint(quarter, key))
  const compared = (quarter: PeriodCode) => quarterRows(question, [place], quarter)[0] ?? null
  const open = all.at(-1)
  const about = { indicator: indicatorName(indicator), place: placeName(place) }
  const chosen = all.find(({ quarter }) => quarter === model.chosen)
  const gaps = model.periods.flatMap((period, at): GapRow[] => {
    if (model.quarters[at]) return []
    const where = { ...key, period }
    const note = message('quarters.gap', {
      ...about,
      source: sourceName(source),
      span: quarterSpan(period),
    })
    return [
      { ...rowWords(where, input), key: where, gap: gapWords({ reason: 'not_published', note }, language) },
    ]
  })
  return {
    title: say(message('quarters.title', about)),
    subtitle: unitLine(indicator, language),
    key: all.length === 0 ? [] : keyOf(model, say),
    sourceLine: sourceLine(points, input),
    notes:
      open && !open.whole
        ? [say(openNote(open, compared(open.quarter)?.year ?? null, { indicator, reference }))]
        : [],
    rows: points.map((point) => figureRow(point, input)),
    gaps,
    summary: chosen
      ? say(
          message('quarters.summary', {
            ...about,
            span: quarterSpan(chosen.quarter),
            figure: figure(chosen.value, indicator),
          }),
        )
      : '',
    marks: model.periods.flatMap((period, at): Mark[] => {
      const quarter = model.quarters[at]
      const row = quarter && compared(period)
      if (!row) return []
      const lines = [
        ...(quarter.whole ? [] : [message('quarters.months-only', { months: monthsSaid(quarter) })]),
        ...against(row.year, quarter.whole ? 'year' : 'months'),
        ...against(row.before, 'before'),
      ]
      const doubts = doubtsOf(row).map((doubt) => doubtSaid(doubt, reference))
      return [
        {
          id: quarterMark(period),
          title: say(message('quarters.mark-title', { place: placeName(place), span: quarterSpan(period) })),
          value: say(figure(quarter.value, indicator)),
          lines: [
            ...lines.map((line) => ({ text: say(line) })),
            ...(doubts.length === 0
              ? []
              : [
                  {
                    text: say(message('quarters.doubt', { doubts: listOf(doubts, 'apart') })),
                    tone: 'warning' as const,
                  },
                ]),
          ],
        },
      ]
    }),
    empty:
      all.length === 0
        ? emptyFigure(pointsWhere(table, { location: place.id, indicator: indicator.id }), input, source)
        : null,
    leastHeight: 230,
    height: (width) => (width < 480 ? 240 : 280),
    picture: (surface) => columnsPicture(model, { input, indicator }, surface),
  }
}

function keyOf(model: ColumnsModel, say: (said: Value) => string): KeyEntry[] {
  const colour = '--routine'
  const open = model.quarters.some((quarter) => quarter?.whole === false)
  return [
    { label: say(message('quarters.key-chosen')), colour, marker: 'square' },
    { label: say(message('quarters.key-same')), colour: '--routine-mid', marker: 'square' },
    { label: say(message('quarters.key-other')), colour: '--routine-pale', marker: 'square' },
    ...(open ? [{ label: say(message('quarters.key-open')), colour, marker: 'hatch' } as const] : []),
  ]
}

function openNote(
  open: QuarterCount,
  year: QuarterChange | null,
  { indicator, reference }: { readonly indicator: Indicator; readonly reference: ReferenceData },
): Value {
  const said = { months: monthsSaid(open), figure: figure(open.value, indicator) }
  if (year?.state !== 'change') return message('quarters.open-note', said)
  const compared = { ...said, change: changeSaid(year), year: String(periodYear(year.base)) }
  if (year.doubts.length === 0) return message('quarters.open-change', compared)
  const doubts = listOf(
    year.doubts.map((doubt) => doubtSaid(doubt, reference)),
    'apart',
  )
  return message('quarters.open-doubt', { ...compared, doubts })
}

function against(change: QuarterChange | null, what: 'year' | 'months' | 'before') {
  if (change?.state !== 'change') return []
  return [
    message('quarters.against', {
      change: changeSaid(change),
      against: what,
      year: String(periodYear(change.base)),
    }),
  ]
}
