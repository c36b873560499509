import type { ReferenceData } from '#domain/reference/reference-data.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { listOf, placeName, term, whole } from '#domain/message/value.ts'
import type { Gap } from '#domain/observation/gap.ts'
import { AFTER_GAP, CORRECTION, FIRST_COUNT, NO_REPORT, NOT_NAMED } from '#domain/surveillance/week-gap.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type CurveModel, curveModel } from './curve-model.ts'
import { curvePicture } from './curve-picture.ts'
import { curveTable } from './curve-tables.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { weekNotes } from './notes.ts'
import { endOf } from './running-layers.ts'
import { countWords, weeklyAnswer } from '#domain/surveillance/weekly-answer.ts'
import { weekGaps } from './week-gaps.ts'
import { citedTitle, placeAndSource, spanned, titleWords, weekMark } from './week-words.ts'
import type { EpidemicCurveInput } from './view.ts'

/** A count by week: columns, beside the range of earlier years, or running totals of the years. */
export function curveFigure(input: EpidemicCurveInput): Figure {
  const model = curveModel(input)
  const say = (said: Value) => input.language.text(said)
  const { subject, weeks } = model
  const points = weeks.flatMap(({ point }) => point ?? [])
  const computed = curveTable(model)
  return {
    title: say(titleOf(model)),
    subtitle: points.length === 0 ? '' : say(subtitleOf(model)),
    key: points.length === 0 ? [] : keyOf(model),
    sourceLine: sourceLine(points, input),
    notes: points.length === 0 ? [] : [...formNotes(model), ...weekNotes(weeks, subject)].map(say),
    rows: points.map((point) => figureRow(point, input)),
    gaps: weekGaps(weeks, subject, input),
    ...(computed && { computed }),
    summary: points.length === 0 ? '' : say(summaryOf(model, input.reference)),
    marks: model.form === 'running' ? runningMarks(model) : weekMarks(model),
    empty: points.length === 0 ? emptyWeeks(subject, input) : null,
    leastHeight: 240,
    height: (width) => (width < 480 ? 240 : 320),
    picture: (surface) => curvePicture(model, surface),
  }
}

function titleOf({ subject, weeks, form }: CurveModel): Value {
  const title = message('epidemic-figure.curve-title', {
    subject: titleWords(subject.question),
    form: form === 'running' ? 'running' : 'weeks',
    place: placeName(subject.place),
    ...spanned(weeks),
  })
  return citedTitle(title, subject, weeks.length === 0)
}

function subtitleOf({ subject, form, range, year }: CurveModel): Message {
  const { many, nature } = subject.question.measure
  const number = message('epidemic-figure.number', {
    nature: form === 'running' ? 'running' : nature === 'stock' ? 'stock' : 'new',
    many: term(many),
  })
  if (!range || form === 'running') return number
  const [from, to] = [String(range.from), String(range.to)]
  return message('epidemic-figure.beside-years', { number, year: String(year), from, to })
}

function keyOf({ subject, weeks, form, range, year, language }: CurveModel): KeyEntry[] {
  if (form === 'running') return []
  const { token, marker } = classLook(subject.source?.classification ?? 'Routine')
  const has = (...gaps: readonly Gap[]) => weeks.some(({ gap }) => gap !== null && gaps.includes(gap))
  const own = { colour: `--${token}`, marker } as const
  const entries: readonly [Value, Omit<KeyEntry, 'label'>, boolean][] = [
    [year === null ? message('epidemic-figure.key-week') : String(year), own, true],
    [
      message('epidemic-figure.key-range', { from: String(range?.from), to: String(range?.to) }),
      { colour: '--ink2', marker: 'band' },
      range !== null,
    ],
    [
      message('epidemic-figure.key-threshold'),
      { colour: '--warn-ink', marker: 'dashed' },
      hasThreshold(range),
    ],
    [message('epidemic-figure.key-partial'), { ...own, hollow: true }, weeks.some(({ partial }) => partial)],
    [message('epidemic-figure.key-no-report'), { colour: '--control', marker: 'hatch' }, has(NO_REPORT)],
    [
      message('epidemic-figure.key-unnamed'),
      { colour: '--control', marker: 'line' },
      has(NOT_NAMED, FIRST_COUNT, AFTER_GAP),
    ],
    [message('epidemic-figure.key-correction'), { colour: '--warn-ink', marker: 'down' }, has(CORRECTION)],
  ]
  return entries.flatMap(([label, theme, isShown]) =>
    isShown ? [{ label: language.text(label), ...theme }] : [],
  )
}

function hasThreshold(range: CurveModel['range']): boolean {
  return range?.weeks.some(({ threshold }) => threshold !== null) === true
}

function formNotes({ form, totals, range }: CurveModel): Message[] {
  if (form === 'range' && !range) return [message('epidemic-figure.no-range')]
  if (form !== 'running') return hasThreshold(range) ? [message('epidemic-figure.threshold')] : []
  const open = totals.filter(({ weeks }) => weeks.some(({ counted }) => !counted))
  if (open.length === 0) return []
  const years = listOf(
    open.map(({ year }) => String(year)),
    'none',
  )
  return [message('epidemic-figure.totals-low', { years })]
}

function weekMarks(model: CurveModel): Mark[] {
  const { range, subject, weeks, language } = model
  const byWeek = new Map(range?.weeks.map((entry) => [entry.week, entry]))
  return weeks.map((week) => {
    const mark = weekMark(week, subject, language)
    const earlier = byWeek.get(week.week)
    const beside = earlier
      ? message('epidemic-figure.same-week', {
          years: String(earlier.years),
          low: whole(earlier.low),
          high: whole(earlier.high),
        })
      : null
    const lines = beside === null ? mark.lines : [{ text: language.text(beside) }, ...mark.lines]
    return { ...mark, lines }
  })
}

function runningMarks({ totals, subject, language }: CurveModel): Mark[] {
  return totals.map((entry) => {
    const { week, total } = endOf(entry)
    const counted = entry.weeks.filter((own) => own.counted).length
    return {
      id: `year:${entry.year}`,
      title: language.text(
        message('epidemic-figure.to-week', { year: String(entry.year), week: String(week) }),
      ),
      value: language.text(countWords(total, subject.question.measure)),
      lines: [
        message('epidemic-figure.with-figure', {
          counted: String(counted),
          all: String(entry.weeks.length),
        }),
        placeAndSource(subject),
      ].map((line) => ({ text: language.text(line) })),
    }
  })
}

function summaryOf(
  { subject, weeks }: CurveModel,
  reference: Pick<ReferenceData, 'scope' | 'sources'>,
): Value {
  const { question, place, source } = subject
  return weeklyAnswer({ measure: question.measure, place, source, weeks, reference })
}
