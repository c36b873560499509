import { message, type Value } from '#domain/message/message.ts'
import {
  cited,
  figure,
  indicatorName,
  listOf,
  percentage,
  placeName,
  sentences,
} from '#domain/message/value.ts'
import type { Point } from '#domain/observation/point.ts'
import { doubtsOf, type QuarterRow } from '#domain/quarters/quarter-rows.ts'
import { changeShort, doubtSaid, quarterSpan } from '#domain/quarters/quarter-words.ts'
import type { Figure, GapRow, Mark } from '#charts/figure.ts'
import { EMPTY } from '#charts/words/empty-figure.ts'
import { figureRow, rowWords } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { quarterPoint } from './quarter-point.ts'
import type { ReportingOf } from '#domain/quarters/reporting.ts'
import { type QuarterHead, type QuarterTableModel, quarterTableModel } from './table-model.ts'
import { quarterTableHeight, quarterTablePicture } from './table-picture.ts'
import type { QuartersInput } from './view.ts'

/** Places in one quarter, against the quarter before and the same of the year before; pages show the model as a table. */
export function quarterTable(input: QuartersInput, reportingOf: ReportingOf): Figure {
  const { language } = input
  const say = (said: Value) => language.text(said)
  const model = quarterTableModel(input, reportingOf)
  const points = pointsOf(model)
  const [head] = model.heads
  const hasZoneSums = model.rows.some(({ cells }) => cells[0]?.row?.now?.counts.some(({ summed }) => summed))
  const counts = model.heads.filter(({ counts: is }) => is)
  return {
    title: head ? say(titleOf(head, model)) : '',
    subtitle: say(message('quarters.subtitle-table')),
    key: [],
    sourceLine: sourceLine(points, input),
    notes: [
      ...(hasZoneSums ? [message('quarters.zone-sum')] : []),
      ...(counts.some(({ indicator }) => indicator.slope === 'Negative') ? [message('quarters.no-row')] : []),
      ...(model.hasShares ? [message('quarters.share-note')] : []),
    ].map(say),
    rows: points.map((point) => figureRow(point, input)),
    gaps: gapsOf(model, input),
    ...(counts.length > 0 && { computed: changesTable(model, input) }),
    summary: say(sentences(model.heads.map((one, at) => summaryOf(model, one, at)))),
    marks: marksOf(model, input),
    empty: points.length === 0 ? { text: say(EMPTY), alternatives: [] } : null,
    height: () => quarterTableHeight(model),
    picture: (surface) => quarterTablePicture(model, language, surface),
  }
}

function titleOf({ indicator, period }: QuarterHead, { place }: QuarterTableModel): Value {
  const places = place.level === 1 ? 'zones' : place.level === 2 ? 'states' : 'lgas'
  const said = { indicator: indicatorName(indicator), span: quarterSpan(period), place: placeName(place) }
  return message('quarters.title-table', { ...said, places })
}

function pointsOf({ heads, rows }: QuarterTableModel): Point[] {
  return rows.flatMap(({ place, cells }) =>
    heads.flatMap(({ indicator, source }, at): Point[] => {
      const { row, point } = cells[at] ?? { row: null, point: null }
      if (point) return [point]
      const key = { indicator: indicator.id, source: source.id, location: place.id }
      return row?.now ? [quarterPoint(row.now, key)] : []
    }),
  )
}

function gapsOf({ heads, rows }: QuarterTableModel, input: QuartersInput): GapRow[] {
  return rows.flatMap(({ place, cells }) =>
    heads.flatMap(({ indicator, source, period }, at): GapRow[] => {
      const gap = cells[at]?.gap
      if (!gap) return []
      const key = { indicator: indicator.id, source: source.id, location: place.id, period }
      return [{ ...rowWords(key, input), key, gap }]
    }),
  )
}

/** Changes, shares of reports and doubts, as they are exported. */
function changesTable({ heads, rows }: QuarterTableModel, { language, reference }: QuartersInput) {
  const say = (said: Value) => language.text(said)
  const changes = rows.flatMap(({ place, cells }) =>
    heads.flatMap(({ indicator, counts }, at) => {
      const row = cells[at]?.row
      if (!counts || !row?.now) return []
      const doubts = doubtsOf(row).map((doubt) => say(doubtSaid(doubt, reference)))
      return [
        [
          place.name,
          indicator.shortName,
          row.now.value,
          ratioOf(row, 'before'),
          ratioOf(row, 'year'),
          row.share,
          doubts.join('; '),
        ],
      ]
    }),
  )
  return {
    title: say(message('quarters.computed')),
    heads: (['place', 'count', 'now', 'before', 'year', 'share', 'flags'] as const).map((what) =>
      say(message('quarters.computed-head', { what })),
    ),
    rows: changes,
    shown: (value: string | number | null, column: number) =>
      value === null || typeof value === 'string'
        ? (value ?? '–')
        : column === 5
          ? say(percentage(100 * value))
          : column === 2
            ? say(figure(value, { factor: 4, decimals: 0 }))
            : say(figure(value, { factor: 4, decimals: 2 })),
  }
}

function ratioOf(row: QuarterRow, against: 'before' | 'year'): number | null {
  const change = row[against]
  return change?.state === 'change' ? change.ratio : null
}

function summaryOf({ rows, place }: QuarterTableModel, head: QuarterHead, at: number): Value {
  const { row, point } = rows[0]?.cells[at] ?? { row: null, point: null }
  const value = row?.now?.value ?? point?.value ?? null
  const span = head.counts ? quarterSpan(head.period) : cited(head.source, head.period)
  const about = { indicator: indicatorName(head.indicator), place: placeName(place), span }
  if (value === null) return message('quarters.summary-none', about)
  return message('quarters.summary', { ...about, figure: figure(value, head.indicator) })
}

function marksOf({ heads, rows }: QuarterTableModel, input: QuartersInput): Mark[] {
  const { language, reference } = input
  return rows.map(({ place, cells, doubts }, at) => ({
    id: `place:${place.id}`,
    title: place.name,
    value: shownValue(cells[0]?.row?.now?.value ?? cells[0]?.point?.value ?? null, heads[0], input),
    lines: [
      ...heads.flatMap(({ indicator }, column) => {
        const row = cells[column]?.row
        if (!row?.now) return []
        const said = message('quarters.mark-line', {
          indicator: indicatorName(indicator),
          figure: figure(row.now.value, indicator),
          before: row.before ? changeShort(row.before) : '–',
          year: row.year ? changeShort(row.year) : '–',
        })
        return [{ text: language.text(said) }]
      }),
      ...(doubts.length === 0
        ? []
        : [
            {
              text: language.text(
                message('quarters.doubt', {
                  doubts: listOf(
                    doubts.map((doubt) => doubtSaid(doubt, reference)),
                    'apart',
                  ),
                }),
              ),
              tone: 'warning' as const,
            },
          ]),
    ],
    ...(place.level < 4 && at > 0 && { destination: { kind: 'place' as const, id: place.id } }),
  }))
}

function shownValue(
  value: number | null,
  head: QuarterHead | undefined,
  { language }: QuartersInput,
): string {
  return value === null || !head ? '–' : language.text(figure(value, head.indicator))
}
