import { escapeXml } from '#charts/drawing/svg-text.ts'
import { tokens } from '#charts/tokens.ts'
import {
  type ChartSheet,
  distances,
  type Letters,
  lettersOf,
  type SeriesColumns,
  SHEET,
} from './chart-sheet.ts'
import type { SlideChart, SlideSeries } from './deck.ts'
import { declared, fill, letters, xmlPart } from './xml.ts'

const { ink, ink2, ink3, line: rule, grid, canvas } = tokens.light
/** So many categories have room for larger letters. */
const FEW = 22
/** More numbers than these in one picture are read by nobody on a wall; the sheet of the chart has them all. */
const MOST_NUMBERS = 48
/** So many names stand beside each other without being turned. */
const FEW_NAMES = 12
/** Times that are written on an axis. */
const MOST_TIMES = 16
/** Bars shorter than this share of the longest have no room for their number. */
const SHORT = 0.08

/** A chart that programs draw by themselves, from the numbers of its sheet. */
export function chartPart(chart: SlideChart, sheet: ChartSheet): string {
  const plot = chart.form === 'line' ? lines(chart, sheet) : bars(chart, sheet)
  // A line that goes on after a gap has its name already.
  const again = chart.series.flatMap(({ goesOn }, at) =>
    goesOn ? [`<c:legendEntry><c:idx val="${at}"/><c:delete val="1"/></c:legendEntry>`] : [],
  )
  const legend =
    chart.series.length - again.length > 1
      ? `<c:legend><c:legendPos val="t"/>${again.join('')}<c:overlay val="0"/>${textLook(11, ink2)}</c:legend>`
      : ''
  return xmlPart(
    `<c:chartSpace ${declared('c', 'a', 'r')}><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>${plot}${targetLines(chart, sheet)}${axes(chart)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="${chart.form === 'line' ? 'span' : 'gap'}"/></c:chart><c:spPr><a:noFill/></c:spPr>${textLook(11, ink2)}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
  )
}

/** Letters that stand upright, where a column is narrower than they are long. */
const UPRIGHT = ' rot="-5400000" vert="horz"'

function textLook(size: number, colour: string, turned = ''): string {
  return `<c:txPr><a:bodyPr${turned}/><a:lstStyle/><a:p><a:pPr>${letters('a:defRPr', { size, colour })}</a:pPr><a:endParaRPr lang="en"/></a:p></c:txPr>`
}

function lines(chart: SlideChart, sheet: ChartSheet): string {
  const series = chart.series.map((one, at) => {
    const stroke = `<c:spPr><a:ln w="28575" cap="rnd">${fill(one.colour)}<a:round/></a:ln></c:spPr>`
    const dot = `<c:marker><c:symbol val="circle"/><c:size val="7"/><c:spPr>${fill(one.colour)}<a:ln>${fill(canvas)}</a:ln></c:spPr></c:marker>`
    const isLast = chart.series[at + 1]?.goesOn !== true
    const last = isLast ? one.values.findLastIndex((value) => value !== null) : -1
    const labels = `<c:dLbls>${label(last, chart.format, { size: 11, colour: ink, place: 'r', turned: '' })}${NO_LABELS}</c:dLbls>`
    return `<c:ser>${head(one, at, sheet)}${stroke}${dot}${labels}${whiskers(chart, at, sheet)}${numbers(chart, at, sheet)}<c:smooth val="0"/></c:ser>`
  })
  return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series.join('')}<c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>`
}

function bars(chart: SlideChart, sheet: ChartSheet): string {
  const most = Math.max(...chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const count = chart.categories.length * chart.series.length
  const isDense = count > FEW
  const [size, turned] = isDense ? [8, chart.form === 'column' ? UPRIGHT : ''] : [11, '']
  const series = chart.series.map((one, at) => {
    // At the foot of a bar, where no whisker crosses it; a short one has its number behind it.
    const outside = one.values.flatMap((value, index) =>
      value !== null && value < most * SHORT
        ? [label(index, chart.format, { size, colour: ink2, place: 'outEnd', turned })]
        : [],
    )
    const inside = `<c:numFmt formatCode="${escapeXml(chart.format)}" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr>${textLook(size, canvas, turned)}<c:dLblPos val="inBase"/>${SHOW_VALUE}`
    const labels = count > MOST_NUMBERS ? NO_LABELS : outside.join('') + inside
    return `<c:ser>${head(one, at, sheet)}<c:spPr>${fill(one.colour)}</c:spPr><c:invertIfNegative val="0"/><c:dLbls>${labels}</c:dLbls>${whiskers(chart, at, sheet)}${numbers(chart, at, sheet)}</c:ser>`
  })
  const direction = chart.form === 'bar' ? 'bar' : 'col'
  return `<c:barChart><c:barDir val="${direction}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series.join('')}<c:gapWidth val="35"/><c:axId val="1"/><c:axId val="2"/></c:barChart>`
}

const flags = (shown: 0 | 1, named: 0 | 1 = 0) =>
  `<c:showLegendKey val="0"/><c:showVal val="${shown}"/><c:showCatName val="0"/><c:showSerName val="${named}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`
const [NO_LABELS, SHOW_VALUE, SHOW_NAME] = [flags(0), flags(1), flags(0, 1)]

interface LabelLook {
  readonly size: number
  readonly colour: string
  readonly place: 'r' | 'outEnd'
  readonly turned: string
}

function label(index: number, format: string, { size, colour, place, turned }: LabelLook): string {
  if (index < 0) return ''
  return `<c:dLbl><c:idx val="${index}"/><c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr>${textLook(size, colour, turned)}<c:dLblPos val="${place}"/>${SHOW_VALUE}</c:dLbl>`
}

/** Each target as a line of its own from the first category to the last, named at its end. */
function targetLines({ targets, series, categories, format }: SlideChart, sheet: ChartSheet): string {
  if (targets.length === 0) return ''
  const lines = targets.map((target, index) => {
    const column = sheet.targets[index] ?? 'A'
    const dash = target.isDashed ? '<a:prstDash val="lgDashDot"/>' : ''
    const stroke = `<c:spPr><a:ln w="15875">${fill(target.colour)}${dash}</a:ln></c:spPr>`
    const last = categories.length - 1
    const named = `<c:dLbls><c:dLbl><c:idx val="${last}"/><c:spPr><a:noFill/></c:spPr>${textLook(10, ink, '')}<c:dLblPos val="t"/>${SHOW_NAME}</c:dLbl>${NO_LABELS}</c:dLbls>`
    const values = numberReference(
      column,
      categories.map(() => target.value),
      format,
    )
    return `<c:ser>${headAt(target.name, series.length + index, column)}${stroke}<c:marker><c:symbol val="none"/></c:marker>${named}<c:cat>${namesOf(categories)}</c:cat><c:val>${values}</c:val><c:smooth val="0"/></c:ser>`
  })
  return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines.join('')}<c:marker val="1"/><c:axId val="1"/><c:axId val="2"/></c:lineChart>`
}

function head({ name }: SlideSeries, at: number, sheet: ChartSheet): string {
  return headAt(name, at, columnsOf(sheet, at).value)
}

function headAt(name: string, at: number, value: Letters): string {
  return `<c:idx val="${at}"/><c:order val="${at}"/><c:tx><c:strRef><c:f>${SHEET}!$${value}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escapeXml(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`
}

function columnsOf({ series }: ChartSheet, at: number): SeriesColumns {
  return series[at] ?? { value: lettersOf(at + 1), interval: null }
}

/** The intervals of a series, which are as wide below as above only by chance. */
function whiskers(chart: SlideChart, at: number, sheet: ChartSheet): string {
  const one = chart.series[at]
  const { interval } = columnsOf(sheet, at)
  if (!one || !interval) return ''
  const far = distances(one)
  const cells = (column: Letters, numbersOf: readonly number[]) =>
    numberReference(column, numbersOf, 'General')
  const direction = chart.form === 'line' ? '<c:errDir val="y"/>' : ''
  return `<c:errBars>${direction}<c:errBarType val="both"/><c:errValType val="cust"/><c:noEndCap val="0"/><c:plus>${cells(
    interval.above,
    far.map(({ plus }) => plus),
  )}</c:plus><c:minus>${cells(
    interval.below,
    far.map(({ minus }) => minus),
  )}</c:minus><c:spPr><a:ln w="9525">${fill(ink3)}</a:ln></c:spPr></c:errBars>`
}

function numbers({ categories, series, format }: SlideChart, at: number, sheet: ChartSheet): string {
  const values = numberReference(columnsOf(sheet, at).value, series[at]?.values ?? [], format)
  return `<c:cat>${namesOf(categories)}</c:cat><c:val>${values}</c:val>`
}

function namesOf(categories: SlideChart['categories']): string {
  const points = categories.map((name, index) => `<c:pt idx="${index}"><c:v>${escapeXml(name)}</c:v></c:pt>`)
  return `<c:strRef><c:f>${SHEET}!$A$2:$A$${categories.length + 1}</c:f><c:strCache><c:ptCount val="${categories.length}"/>${points.join('')}</c:strCache></c:strRef>`
}

function numberReference(column: Letters, values: readonly (number | null)[], format: string): string {
  const points = values.map((value, index) =>
    value === null ? '' : `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`,
  )
  return `<c:numRef><c:f>${SHEET}!$${column}$2:$${column}$${values.length + 1}</c:f><c:numCache><c:formatCode>${escapeXml(format)}</c:formatCode><c:ptCount val="${values.length}"/>${points.join('')}</c:numCache></c:numRef>`
}

/** Names on one axis, the first at the top where they stand below each other; values from zero where bars say how long they are. */
function axes({ form, categories, series, format, axis }: SlideChart): string {
  const isBar = form === 'bar'
  const isDense = categories.length > FEW_NAMES
  const [size, turned] = [isDense ? 9 : 11, isDense && form === 'column' ? UPRIGHT : '']
  const step = form === 'line' ? Math.ceil(categories.length / MOST_TIMES) : 1
  const isBelowZero = series.some(({ values }) => values.some((value) => value !== null && value < 0))
  const zero = form === 'line' || isBelowZero ? '' : '<c:min val="0"/>'
  const limits = axis ? `<c:max val="${axis.max}"/><c:min val="${axis.min}"/>` : zero
  const unit = axis?.step ? `<c:majorUnit val="${axis.step}"/>` : ''
  // Steps of an axis have no more digits than they need.
  const axisFormat = format.replace(/\.0+/, '').replace(/^#,##0(?="%")/, 'General')
  const stroke = (colour: string) => `<c:spPr><a:ln w="6350">${fill(colour)}</a:ln></c:spPr>`
  const names = `<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="${isBar ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${isBar ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${stroke(rule)}${textLook(size, ink, turned)}<c:crossAx val="2"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="${step}"/><c:noMultiLvlLbl val="1"/></c:catAx>`
  const values = `<c:valAx><c:axId val="2"/><c:scaling><c:orientation val="minMax"/>${limits}</c:scaling><c:delete val="0"/><c:axPos val="${isBar ? 'b' : 'l'}"/><c:majorGridlines>${stroke(grid)}</c:majorGridlines><c:numFmt formatCode="${escapeXml(axisFormat)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${isBar ? 'high' : 'nextTo'}"/><c:spPr><a:ln><a:noFill/></a:ln></c:spPr>${textLook(10, ink3)}<c:crossAx val="1"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>${unit}</c:valAx>`
  return series.length === 0 ? '' : names + values
}
