import type { SourceLine } from '#charts/over-time/line.ts'
import type { Layer } from '#charts/picture/picture.ts'
import { aboutSpan } from '#domain/observation/about.ts'
import { message } from '#domain/message/message.ts'
import type { Language } from '#domain/message/language.ts'
import type { Point } from '#domain/observation/point.ts'
import { periodPosition } from '#domain/period/period.ts'
import type { KeyEntry } from '#charts/figure.ts'
import { classLook } from '#charts/colour/class-colour.ts'
import { decoration } from '#charts/marks/marks.ts'
import { circle, line } from '#charts/marks/shapes.ts'
import type { Drawing, Spot } from '#charts/picture/drawing.ts'
import type { ChartTheme } from '#charts/picture/chart-theme.ts'
import { lineStyle } from '#charts/over-time/line-style.ts'
import type { TrendModel } from './lines.ts'
import { yearOn } from '#charts/over-time/place-in-time.ts'

/** Surveys whose figures speak of other years than those of their reports; those that are drawn strong. */
function moved({ lines, yearsOf }: TrendModel): SourceLine[] {
  if (yearsOf === 'report') return []
  return lines.filter((line) => line.source.classification === 'Survey' && line.role !== 'other')
}

/** The months in which the children were born, from year to year; null where they are not told more closely than by the year. */
function monthsOfBirth({ period, coordinates }: Point): readonly [number, number] | null {
  const { referenceStart, referenceEnd } = coordinates
  if (referenceStart === null || referenceEnd === null) return null
  const { from, to } = aboutSpan({ period, coordinates: { ...coordinates, birthCohort: null } })
  // A year stands at its own number on the axis, so its months lie half a year to both sides.
  return [from - 0.5, to - 0.5]
}

/**
 * By year of birth: a bar through each figure of a survey from the first to the last month in which its children were born, and
 * a ring where it stands by the year of its report.
 */
export function birthLayer(model: TrendModel, theme: ChartTheme): Layer[] {
  const surveys = moved(model)
  if (surveys.length === 0) return []
  return [
    decoration({
      z: 3,
      clip: true,
      draw: ({ at }) =>
        surveys.flatMap((survey) => {
          const stroke = lineStyle(survey, theme).colour
          return survey.points.flatMap((point): Drawing[] => {
            const months = monthsOfBirth(point)
            const placed = at(yearOn(survey, point), point.value)
            return [
              wayTo(at(periodPosition(point.period), point.value), placed, theme),
              months &&
                line(at(months[0], point.value), at(months[1], point.value), { stroke, lineWidth: 3 }),
            ]
          })
        }),
    }),
  ]
}

/** The ring of a report, and the way from it to the year of birth; nothing where both are the same. */
function wayTo(reported: Spot, placed: Spot, theme: ChartTheme): Drawing {
  if (reported[0] === placed[0]) return null
  const stroke = theme.colour('control')
  const ring = { fill: theme.colour('canvas'), stroke, lineWidth: 1.2 }
  return [line(placed, reported, { stroke, lineWidth: 1 }), circle(reported, theme.narrow ? 3 : 4, ring)]
}

/** How far the bars and the rings reach, in years. */
export function birthReach(model: TrendModel): number[] {
  return moved(model).flatMap(({ points }) =>
    points.flatMap((point) => [periodPosition(point.period), ...(monthsOfBirth(point) ?? [])]),
  )
}

/** Key of the bars and the rings, where any are drawn. */
export function birthKey(model: TrendModel, language: Language): KeyEntry[] {
  const [survey] = moved(model)
  if (!survey) return []
  const { token } = classLook(survey.source.classification)
  return [
    { label: language.text(message('births.months')), colour: `--${token}`, marker: 'line' },
    {
      label: language.text(message('births.by-report')),
      colour: '--control',
      marker: 'circle',
      hollow: true,
    },
  ]
}
