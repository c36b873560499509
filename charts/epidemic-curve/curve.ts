import { placeWords } from '#domain/location/place-words.ts'
import { formatNumber } from '#domain/number/format.ts'
import type { WeekCount } from '#domain/surveillance/weekly-counts.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { type CurveModel, curveModel } from './curve-model.ts'
import { curveOption } from './curve-option.ts'
import { curveTable } from './curve-tables.ts'
import { emptyWeeks } from './empty-weeks.ts'
import { weekNotes } from './notes.ts'
import { endOf } from './running-series.ts'
import { spanWords } from '#domain/surveillance/span-words.ts'
import { asText } from '#domain/message/segment.ts'
import { countWords, weeklyAnswer } from '#domain/surveillance/weekly-answer.ts'
import { titleWords, weekMark } from './week-words.ts'
import type { EpidemicCurveInput } from './view.ts'

/** A count by week: columns, beside the range of earlier years, or running totals of the years. */
export function curveFigure(input: EpidemicCurveInput): Figure {
  const model = curveModel(input)
  const { subject, weeks } = model
  const points = weeks.flatMap(({ point }) => point ?? [])
  const computed = curveTable(model)
  return {
    title: titleOf(model),
    subtitle: subtitleOf(model),
    key: points.length === 0 ? [] : keyOf(model),
    sourceLine: sourceLine(points, input),
    notes: points.length === 0 ? [] : [...formNotes(model), ...weekNotes(weeks, subject)],
    rows: points.map((point) => figureRow(point, input)),
    ...(computed && { computed }),
    summary: points.length === 0 ? '' : summaryOf(model),
    marks: model.form === 'running' ? runningMarks(model) : weekMarks(model),
    empty: points.length === 0 ? emptyWeeks(subject, input) : null,
    height: (width) => (width < 480 ? 240 : 320),
    option: (surface) => curveOption(model, surface),
  }
}

function titleOf({ subject, weeks, form }: CurveModel): string {
  const how = form === 'running' ? ', running total' : ' by week'
  const from = subject.source ? `, ${subject.source.name}` : ''
  return `${titleWords(subject.question)}${how} in ${placeWords(subject.place)}, ${spanWords(weeks)}${from}`
}

function subtitleOf({ subject, form, range, year }: CurveModel): string {
  const { many, nature } = subject.question.measure
  if (form === 'running') return `Number of ${many} from week 1 of each year on`
  const base =
    nature === 'stock' ? `Number of ${many} at the end of each week` : `Number of new ${many} in each week`
  return range ? `${base} of ${year}; band: the same week of ${range.from} to ${range.to}` : base
}

function keyOf({ subject, weeks, form, range, year }: CurveModel): KeyEntry[] {
  const { token, marker } = classLook(subject.source?.classification ?? 'Routine')
  const has = (gap: WeekCount['gap']) => weeks.some((week) => week.gap === gap)
  if (form === 'running') return []
  return [
    { label: year === null ? 'Count of the week' : String(year), colour: `--${token}`, marker },
    ...(range
      ? [
          {
            label: `${range.from}–${range.to}, highest and lowest week`,
            colour: '--ink2',
            marker: 'band',
          } as const,
        ]
      : []),
    ...(weeks.some(({ partial }) => partial)
      ? [{ label: 'Week not complete', colour: `--${token}`, marker, hollow: true } as const]
      : []),
    ...(has('no_report')
      ? [{ label: 'No report of the week', colour: '--control', marker: 'hatch' } as const]
      : []),
    ...(has('not_named') || has('first') || has('after_gap')
      ? [{ label: 'No figure of the place in that week', colour: '--control', marker: 'line' } as const]
      : []),
    ...(has('correction')
      ? [{ label: 'Count corrected downwards', colour: '--warn-ink', marker: 'down' } as const]
      : []),
  ]
}

function formNotes({ form, totals, range }: CurveModel): string[] {
  if (form === 'range' && !range) {
    return ['Fewer than two earlier years have a count of the same week here, so there is no range to show.']
  }
  if (form !== 'running') return []
  const open = totals.filter(({ weeks }) => weeks.some(({ counted }) => !counted)).map(({ year }) => year)
  if (open.length === 0) return []
  return [`Weeks without a figure add nothing, so the totals of ${open.join(', ')} can be too low.`]
}

function weekMarks(model: CurveModel): Mark[] {
  const { range, subject, weeks } = model
  const byWeek = new Map(range?.weeks.map((entry) => [entry.week, entry]))
  return weeks.map((week, dataIndex) => {
    const mark = weekMark(week, [model.slotOf(week), week.value ?? 0], subject)
    const earlier = byWeek.get(week.week)
    const beside = earlier
      ? `Same week of ${earlier.years} earlier years: ${formatNumber(earlier.low, 0)} to ${formatNumber(earlier.high, 0)}`
      : null
    return { ...mark, dataIndex, lines: [...(beside === null ? [] : [{ text: beside }]), ...mark.lines] }
  })
}

function runningMarks({ totals, subject }: CurveModel): Mark[] {
  return totals.map((entry, dataIndex) => {
    const { week, total } = endOf(entry)
    const counted = entry.weeks.filter((own) => own.counted).length
    return {
      id: `year:${entry.year}`,
      title: `${entry.year} to week ${week}`,
      value: countWords(total, subject.question.measure),
      lines: [
        { text: `${counted} of ${entry.weeks.length} weeks have a figure` },
        { text: `${subject.place.name} · ${subject.source?.name ?? ''}` },
      ],
      seriesIndex: 0,
      dataIndex,
      at: [week - 1, total],
    }
  })
}

function summaryOf({ subject, weeks }: CurveModel): string {
  const { question, place, source } = subject
  return asText(weeklyAnswer({ measure: question.measure, place, source, weeks }))
}
