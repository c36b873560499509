import type { Figure } from '#charts/figure.ts'
import { curveFigure } from './curve.ts'
import { fatalityFigure } from './fatality.ts'
import { stripFigure } from './strip.ts'
import { epidemicForm, type EpidemicForm, epidemicSubject } from './subject.ts'
import { ratesFigure, totalsFigure } from './totals.ts'
import type { EpidemicCurveInput } from './view.ts'

const FORMS: Readonly<Record<EpidemicForm, (input: EpidemicCurveInput) => Figure>> = {
  curve: curveFigure,
  strip: stripFigure,
  totals: totalsFigure,
  rates: ratesFigure,
  fatality: fatalityFigure,
}

/**
 * A count by week. Of one measure: columns, with `shape` line the range of earlier years behind one year, with cumulative the
 * running totals. With `compareBy` states: states by week, with `shape` bars their totals. A second indicator asks for more:
 * a population for rates, deaths for the share that died. `periods` are years, none for all.
 */
export function epidemicCurveFigure(input: EpidemicCurveInput): Figure {
  return FORMS[epidemicForm(input, epidemicSubject(input).question.disease)](input)
}
