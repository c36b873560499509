import {
  COEFFICIENT_SIGNS,
  coefficientWords,
  insufficientWords,
  matrixAnswer,
  settingWords,
  shownCoefficient,
} from '#domain/correlation-study/correlation-words.ts'
import type { StudyCell } from '#domain/correlation-study/matrix-study.ts'
import { midSentence } from '#domain/indicator/indicator-words.ts'
import type { Language } from '#domain/message/language.ts'
import { type Message, message } from '#domain/message/message.ts'
import { shownP } from '#domain/number/p-value.ts'
import type { Figure, KeyEntry, Mark } from '#charts/figure.ts'
import { figureRow } from '#charts/words/figure-row.ts'
import { sourceLine } from '#charts/words/source-line.ts'
import { computedTable } from './computed-table.ts'
import { nothingCorrelated } from './empty.ts'
import { matrixLayout } from './layout.ts'
import { type MatrixModel, matrixModel } from './model.ts'
import { matrixNotes } from './notes.ts'
import { matrixOption } from './option.ts'
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
  return {
    title: isEmpty
      ? 'Correlation of indicators'
      : `Correlation of ${indicators.length} indicators ${input.language.text(settingWords(figures, input.reference))}`,
    subtitle: subtitle(model, adjust),
    key: isEmpty ? [] : key(study.cells),
    sourceLine: sourceLine(points, input),
    notes: isEmpty ? [] : matrixNotes(model, input),
    rows: points.map((point) => figureRow(point, input)),
    ...(isEmpty ? {} : { computed: computedTable(model, adjust, input.language) }),
    summary: isEmpty ? '' : input.language.text(matrixAnswer(study, figures, adjust)),
    marks: study.cells.map((cell, index) => mark(cell, index, model, input.language)),
    empty: isEmpty ? nothingCorrelated(input) : null,
    height: (width) => matrixLayout(names, width, 1).height,
    option: (surface) => matrixOption(model, input, surface),
  }
}

function subtitle({ study }: MatrixModel, adjust: 'bh' | 'holm'): string {
  const methods = new Set(study.cells.flatMap((cell) => (cell.status === 'ok' ? [cell.method] : [])))
  const signs = { pearson: "Pearson's r", spearman: "Spearman's ρ", kendall: "Kendall's τ" } as const
  const shown = (['pearson', 'spearman', 'kendall'] as const).filter((method) => methods.has(method))
  const coefficient = shown.map((method) => signs[method]).join(' or ')
  const name = adjust === 'holm' ? 'Holm' : 'Benjamini–Hochberg'
  return `${coefficient}, −1 to 1; p adjusted for ${study.tests} ${study.tests === 1 ? 'test' : 'tests'} (${name})`
}

function key(cells: readonly StudyCell[]): KeyEntry[] {
  const isPale = cells.some((cell) => cell.status === 'ok' && !cell.distinguishable)
  const isHatched = cells.some((cell) => cell.status !== 'ok')
  return [
    { label: 'Negative, strong', colour: '--negative-4', marker: 'square' },
    { label: 'Negative, weak', colour: '--negative-2', marker: 'square' },
    { label: 'Positive, weak', colour: '--positive-2', marker: 'square' },
    { label: 'Positive, strong', colour: '--positive-4', marker: 'square' },
    ...(isPale
      ? [
          {
            label: 'Not distinguishable from zero (adjusted p 0.05 or more)',
            colour: '--control',
            marker: 'outline' as const,
          },
        ]
      : []),
    ...(isHatched ? [{ label: 'No coefficient', colour: '--control', marker: 'hatch' as const }] : []),
  ]
}

function mark(
  cell: StudyCell,
  index: number,
  { indicators, figures }: MatrixModel,
  language: Language,
): Mark {
  const [first, second] = [indicators[cell.a]?.shortName ?? '', indicators[cell.b]?.shortName ?? '']
  const rows = figures.over === 'states' ? 'states' : 'periods'
  const place = { seriesIndex: 0, dataIndex: index, at: [cell.a + 0.5, cell.b + 0.5] as const, drill: index }
  const title = `${first} and ${midSentence(second)}`
  if (cell.status !== 'ok') {
    const lines = [{ text: language.text(insufficientWords(cell.reason, cell.n)) }]
    return { id: `${cell.a}:${cell.b}`, title, value: 'no coefficient', lines, ...place }
  }
  const adjusted =
    cell.p === null || cell.pAdjusted === null
      ? 'No test: fewer than 4 pairs'
      : `p ${shownP(cell.p)}, adjusted ${shownP(cell.pAdjusted).replace(/^= /, '')}`
  return {
    id: `${cell.a}:${cell.b}`,
    title,
    value: `${COEFFICIENT_SIGNS[cell.method]} ${language.text(shownCoefficient(cell.value))}`,
    lines: [
      { text: sentence(language.text(cell.distinguishable ? cell.reading : paleReading(cell.reading))) },
      { text: adjusted },
      ...(cell.ci95
        ? [{ text: language.text(coefficientWords(cell, cell.method)).replace(/^.*?, /, '') }]
        : []),
      { text: `${cell.n} ${rows} with both figures` },
    ],
    ...place,
  }
}

/** A pair whose own interval leaves zero out is still pale when the adjusted p does not hold. */
function paleReading(reading: Message): Message {
  const isUncertain = reading.id === 'correlation.relation-uncertain'
  return isUncertain ? reading : message('correlation.relation-adjusted', { relation: reading })
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
