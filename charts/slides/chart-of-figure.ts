import { stretches } from '#charts/over-time/gaps.ts'
import { seriesLook } from '#charts/colour/series-colour.ts'
import type { Figure, FigureRow } from '#charts/figure.ts'
import { tokens } from '#charts/tokens.ts'
import type { View } from '#charts/view.ts'
import { isTotalled } from '#domain/statistics/figure-unit.ts'
import type { Language } from '#domain/message/language.ts'
import { message } from '#domain/message/message.ts'
import { shownDecimals, type ValueFormat } from '#domain/number/format.ts'
import { asPublished } from '#domain/observation/as-published.ts'
import { interval, type Point } from '#domain/observation/point.ts'
import { isYear, type PeriodCode, periodYear } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { SlideChart, SlideSeries } from './deck.ts'
import { drawnAxis, drawnTargets } from './drawn-axis.ts'

/** What a figure is, for the chart that programs draw of it. */
export interface ChartedFigure {
  readonly figure: Pick<Figure, 'rows' | 'key' | 'summary' | 'title'> & Partial<Pick<Figure, 'picture'>>
  readonly view: View
  readonly reference: ReferenceData
  readonly language: Language
}

/** More lines than these run into each other in a chart without the product's labels. */
const MOST_SERIES = 8
/** Bars below each other that a slide has room for. */
const MOST_BELOW = 18
/** More categories than these no slide has room for. */
const MOST_CATEGORIES = 60

/**
 * A figure of bars or of lines as a chart that can be edited, with the stored values; null for all others, such as maps, and for those
 * whose lines would need two axes.
 */
export function chartOfFigure(charted: ChartedFigure): SlideChart | null {
  const { figure, view, reference } = charted
  const form = formOf(view)
  if (form === null || figure.rows.length === 0) return null
  const rows = form === 'bar' ? withoutTotal(figure.rows, charted) : figure.rows
  const units = new Set(rows.map(({ point }) => byId(reference.indicators, point.indicator).factor))
  const named = [...Map.groupBy(rows, seriesName(rows, form))]
  const categories = form === 'bar' ? placeCategories(rows) : timeCategories(rows)
  if (units.size !== 1 || named.length > MOST_SERIES || categories.length > MOST_CATEGORIES) return null
  const drawn = named.flatMap(([name, own], at) =>
    (form === 'line' ? unbroken(own, reference) : [own]).map((part, index) => ({
      ...seriesOf(name, part, { at, of: named.length, categories, charted }),
      ...(index > 0 && { goesOn: true }),
    })),
  )
  const targets = drawnTargets(view, charted)
  return {
    pane: 'chart',
    // Many names have more room beside each other than below, and a target lies across columns alone.
    form: form === 'bar' && (categories.length > MOST_BELOW || targets.length > 0) ? 'column' : form,
    categories: categories.map(({ label }) => label),
    series: drawn,
    axis: drawnAxis(figure, drawn),
    targets,
    format: formatOf(rows, reference),
    alternative: figure.summary || figure.title,
    heads: headsIn(charted.language),
  }
}

/** The rows of a line in the parts that its figure joins: over a gap, or from a part of a period on, it draws no stroke. */
function unbroken(rows: readonly FigureRow[], reference: ReferenceData): readonly (readonly FigureRow[])[] {
  const [first] = rows
  if (!first || rows.some(({ point }) => point.source !== first.point.source)) return [rows]
  const points = rows.map(({ point }) => point).toSorted((a, b) => a.period - b.period)
  const parts: Point[][] = []
  for (const { points: joined } of stretches({
    points,
    source: byId(reference.sources, first.point.source),
  })) {
    // Projections begin with the last observed figure.
    const before = parts.find((part) => joined.some((point) => part.includes(point)))
    if (before) before.push(...joined.filter((point) => !before.includes(point)))
    else parts.push([...joined])
  }
  const alone = points.filter((point) => !parts.some((part) => part.includes(point)))
  return [...parts, ...alone.map((point) => [point])]
    .toSorted((a, b) => (a[0]?.period ?? 0) - (b[0]?.period ?? 0))
    .map((part) => rows.filter(({ point }) => part.includes(point)))
}

/** The chart that a kind is in the reader's program; null for what programs do not draw so. */
function formOf({ kind, options }: View): SlideChart['form'] | null {
  const shape = 'shape' in options ? options.shape : undefined
  switch (kind) {
    case 'trend':
      return shape === 'column' ? 'column' : 'line'
    case 'indicator-comparison': {
      const by = 'compareBy' in options ? options.compareBy : undefined
      if ((by ?? 'period') !== 'period') return 'bar'
      return shape === 'column' ? 'column' : 'line'
    }
    case 'distribution':
      return shape === 'map' ? null : 'bar'
    case 'dataset-comparison':
      return 'bar'
    case 'groups':
      return shape === 'bars' || shape === undefined ? 'bar' : null
    default:
      return null
  }
}

interface Category {
  readonly key: string
  readonly label: string
}

/** Under which name rows stand together: what tells them apart beside the axis. */
function seriesName(rows: readonly FigureRow[], form: SlideChart['form']): (row: FigureRow) => string {
  const parts = [
    (row: FigureRow) => row.indicator,
    (row: FigureRow) => row.source,
    ...(form === 'bar' ? [(row: FigureRow) => row.period] : [(row: FigureRow) => row.location]),
  ]
  const telling = parts.filter((part) => new Set(rows.map(part)).size > 1)
  const [, source = () => ''] = parts
  return (row) => (telling.length === 0 ? source(row) : telling.map((part) => part(row)).join(', '))
}

function placeCategories(rows: readonly FigureRow[]): readonly Category[] {
  const categories = rows.map((row) => ({ key: placeKey(row), label: row.group?.name ?? row.location }))
  return [...new Map(categories.map((one) => [one.key, one])).values()]
}

function placeKey({ point, group }: FigureRow): string {
  return group ? `${group.dimension} ${group.name}` : String(point.location)
}

/** Every year between the first and the last where figures are of years, so that a step is the same time everywhere. */
function timeCategories(rows: readonly FigureRow[]): readonly Category[] {
  const periods = [...new Set(rows.map(({ point }) => point.period))].sort((a, b) => a - b)
  const [first, last] = [periods[0], periods.at(-1)]
  if (first === undefined || last === undefined) return []
  if (!periods.every(isYear)) {
    return periods.map((period) => ({
      key: timeKey(period),
      label: rows.find(({ point }) => point.period === period)?.period ?? '',
    }))
  }
  const [from, to] = [periodYear(first), periodYear(last)]
  return Array.from({ length: to - from + 1 }, (_, at) => ({ key: `${from + at}`, label: `${from + at}` }))
}

function timeKey(period: PeriodCode): string {
  return isYear(period) ? `${periodYear(period)}` : String(period)
}

interface InChart {
  readonly at: number
  readonly of: number
  readonly categories: readonly Category[]
  readonly charted: ChartedFigure
}

function seriesOf(
  name: string,
  rows: readonly FigureRow[],
  { at, of, categories, charted }: InChart,
): SlideSeries {
  const isPlaced = categories.some(({ key }) => rows.some((row) => placeKey(row) === key))
  const keyOf = isPlaced ? placeKey : ({ point }: FigureRow) => timeKey(point.period)
  const byKey = new Map(rows.map((row) => [keyOf(row), row.point]))
  const points = categories.map(({ key }) => byKey.get(key) ?? null)
  return {
    name,
    colour: colourOf(rows, { at, of, charted }),
    values: points.map((point) => point?.value ?? null),
    bounds: points.map((point) => {
      const published = point === null ? null : interval(point)
      return published ? { lower: published.lower, upper: published.upper } : null
    }),
  }
}

/** The colour that the figure itself gives to the source, where it tells the series apart; else one of the colours of series. */
function colourOf(rows: readonly FigureRow[], { at, of, charted }: Omit<InChart, 'categories'>): string {
  const colours: Readonly<Record<string, string>> = tokens.light
  const source = rows[0]?.point.source
  const own = charted.figure.key.find((entry) => entry.source === source)?.colour
  const shared =
    charted.figure.key.filter(({ colour, hidden }) => colour === own && hidden !== true).length > 1
  const token =
    of > 1 ? (own !== undefined && !shared ? own : `--${seriesLook(at).token}`) : (own ?? '--survey')
  return colours[token.replace(/^--/, '')] ?? tokens.light.survey
}

/** The total of the other bars would make all of them short. */
function withoutTotal(rows: readonly FigureRow[], { view, reference }: ChartedFigure): readonly FigureRow[] {
  const [place] = view.locations
  const others = rows.filter(
    ({ point }) => point.location !== place || !isTotalled(byId(reference.indicators, point.indicator)),
  )
  return others.length > 1 ? others : rows
}

/** How numbers are written in a chart: as stored, where that has no more digits than are shown; else rounded to those. */
export function formatOf(
  rows: readonly Pick<FigureRow, 'point'>[],
  { indicators }: Pick<ReferenceData, 'indicators'>,
): string {
  const [row] = rows
  if (!row) return 'General'
  const shown = Math.max(
    ...rows.map(({ point }) =>
      shownDecimals(asPublished<ValueFormat>(point, byId(indicators, point.indicator))),
    ),
  )
  const stored = Math.max(...rows.map(({ point }) => digitsOf(point.value)))
  const isLarge = rows.some(({ point }) => Math.abs(point.value) >= GROUPED)
  const digits = shown > 0 ? `.${'0'.repeat(shown)}` : ''
  const number = stored <= shown && !isLarge ? 'General' : `#,##0${stored === 0 ? '' : digits}`
  return byId(indicators, row.point.indicator).factor === PERCENT ? `${number}"%"` : number
}

/** From here on digits are written in groups. */
const GROUPED = 1000

/** Digits behind the point, as stored. */
function digitsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

/** The factor of an indicator that is a percentage. */
const PERCENT = 2

/** What heads the columns of the sheet of a chart. */
export function headsIn({ text }: Language): SlideChart['heads'] {
  return {
    lower: text(message('export.chart-lower')),
    upper: text(message('export.chart-upper')),
    below: text(message('export.chart-below')),
    above: text(message('export.chart-above')),
  }
}
