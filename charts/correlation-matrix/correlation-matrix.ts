import type { Indicator } from '#domain/indicator/indicator.ts'
import {
  COEFFICIENT_SIGNS,
  matrixAnswer,
  pairGap,
  settingWords,
  shownCoefficient,
} from '#domain/correlation-study/correlation-words.ts'
import type { StudyCell } from '#domain/correlation-study/matrix-study.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, indicatorName, listOf, pValue } from '#domain/message/value.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { gapWords } from '#charts/words/gap-words.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { coefficientToken } from './cell-look.ts'
import { computedTable } from './computed-table.ts'
import { nothingCorrelated } from '#charts/correlation/empty.ts'
import { matrixLayout } from './layout.ts'
import { type MatrixModel, matrixModel } from './model.ts'
import { matrixNotes } from './notes.ts'
import { matrixPicture } from './picture.ts'
import { pairedGaps } from '#charts/correlation/paired-gaps.ts'
import type { CorrelationMatrixInput } from './view.ts'

/** Every pair of several indicators as a cell: how closely they go together, and whether that can be told from chance. */
export function correlationMatrixFigure(input: CorrelationMatrixInput): Figure {
  return studiedMatrixFigure(input, matrixModel(input))
}

/** The same from a matrix that was calculated already, so that a page that speaks about it does not wait twice. */
export function studiedMatrixFigure(input: CorrelationMatrixInput, model: MatrixModel): Figure {
  const { figures, study, indicators } = model
  const adjust = input.view.options.adjust === 'holm' ? 'holm' : 'bh'
  const points = figures.columns.flatMap((column) => column.points.filter((point) => point !== null))
  const isEmpty = study.cells.length === 0 || points.length === 0
  const names = indicators.map(({ shortName }) => shortName)
  const { language } = input
  return {
    title: language.text(
      isEmpty
        ? message('correlation.title')
        : message('correlation.title-count', {
            count: String(indicators.length),
            setting: settingWords(figures, input.reference),
          }),
    ),
    // Without any coefficient there is none to name.
    subtitle: study.cells.some(({ status }) => status === 'ok') ? language.text(subtitle(model, adjust)) : '',
    key: isEmpty ? [] : key(study.cells, language),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : matrixNotes(model, input),
    rows: points.map((point) => figureRow(point, input)),
    gaps: pairedGaps(figures, input),
    ...(isEmpty ? {} : { computed: computedTable(model, adjust, language) }),
    summary: isEmpty ? '' : language.text(matrixAnswer(study, figures, adjust)),
    marks: study.cells.map((cell, index) => mark(cell, index, model, language)),
    empty: isEmpty ? nothingCorrelated(input) : null,
    height: (width) => matrixLayout(names, width, 1).height,
    picture: (surface) => matrixPicture(model, input, surface),
  }
}

function subtitle({ study }: MatrixModel, adjusted: 'bh' | 'holm'): Message {
  const methods = new Set(study.cells.flatMap((cell) => (cell.status === 'ok' ? [cell.method] : [])))
  const shown = (['pearson', 'spearman', 'kendall'] as const).filter((method) => methods.has(method))
  const coefficients = listOf(
    shown.map((method) => message('correlation.method', { method })),
    'or',
  )
  return message('correlation.subtitle', { coefficients, tests: study.tests, adjusted })
}

/** Every sign and strength, from the strongest negative relation to the strongest positive one. */
const SHADES = (['negative', 'positive'] as const).flatMap((sign) => {
  const strengths = (['weak', 'moderate', 'strong', 'very_strong'] as const).map((strength, index) => ({
    sign,
    strength,
    colour: `--${sign}-${index + 1}`,
  }))
  return sign === 'negative' ? strengths.toReversed() : strengths
})

/** The shades that the cells have. */
function shadesOf(cells: readonly StudyCell[]) {
  const drawn = new Set(
    cells.flatMap((cell) =>
      cell.status === 'ok' && cell.distinguishable ? [`--${coefficientToken(cell.value)}`] : [],
    ),
  )
  return SHADES.filter(({ colour }) => drawn.has(colour))
}

function key(cells: readonly StudyCell[], language: Language): KeyEntry[] {
  const isPale = cells.some((cell) => cell.status === 'ok' && !cell.distinguishable)
  const isHatched = cells.some((cell) => cell.status !== 'ok')
  const bare = { colour: '--control' }
  const found: KeyEntry[] = shadesOf(cells).map(({ colour, ...shade }) => ({
    label: language.text(message('correlation.key', shade)),
    colour,
    marker: 'square',
  }))
  if (isPale) {
    found.push({ ...bare, label: language.text(message('correlation.not-told')), marker: 'outline' })
  }
  if (isHatched) {
    found.push({ ...bare, label: language.text(message('correlation.hatched')), marker: 'hatch' })
  }
  return found
}

function mark(
  cell: StudyCell,
  index: number,
  { indicators, figures }: MatrixModel,
  language: Language,
): Mark {
  const place = { destination: { kind: 'pair', id: index } } as const
  const title = language.text(pairTitle(indicators[cell.a], indicators[cell.b]))
  if (cell.status !== 'ok') {
    const { short, long } = gapWords(pairGap(cell.reason, cell.n), language)
    const lines = [message('correlation.no-coefficient'), long].map((said) => ({ text: language.text(said) }))
    return { id: `${cell.a}:${cell.b}`, title, value: short, lines, ...place }
  }
  const coefficient = { sign: COEFFICIENT_SIGNS[cell.method], value: shownCoefficient(cell.value) }
  const reading = cell.distinguishable ? cell.reading : paleReading(cell.reading)
  const rows = figures.over === 'states' ? 'states' : 'periods'
  const lines = [
    message('correlation.opening', { reading }),
    testWords(cell.p, cell.pAdjusted),
    ...(cell.ci95 ? [intervalWords(cell.ci95)] : []),
    message('correlation.rows', { count: String(cell.n), rows }),
  ]
  return {
    id: `${cell.a}:${cell.b}`,
    title,
    value: language.text(message('correlation.coefficient', coefficient)),
    lines: lines.map((said) => ({ text: language.text(said) })),
    ...place,
  }
}

function pairTitle(first: Indicator | undefined, second: Indicator | undefined): Value {
  if (!first || !second) return ''
  return message('correlation.pair', { first: indicatorName(first), second: indicatorName(second) })
}

function testWords(p: number | null, adjusted: number | null): Message {
  if (p === null || adjusted === null) return message('correlation.no-test')
  const bare = adjusted < 0.001 ? pValue(adjusted) : decimal(adjusted, adjusted < 0.1 ? 3 : 2)
  return message('correlation.p-adjusted', { p: pValue(p), adjusted: bare })
}

function intervalWords([low, high]: readonly [number, number]): Message {
  return message('correlation.interval', { low: shownCoefficient(low), high: shownCoefficient(high) })
}

/** A pair whose own interval leaves zero out is still pale when the adjusted p does not hold. */
function paleReading(reading: Message): Message {
  const isUncertain = reading.id === 'correlation.relation-uncertain'
  return isUncertain ? reading : message('correlation.relation-adjusted', { relation: reading })
}
