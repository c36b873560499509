import { midSentence } from '#domain/indicator/indicator-words.ts'
import { placeWords } from '#domain/location/place-words.ts'
import { plain, type Segment, strong } from '#domain/narrative/segment.ts'
import { formatNumber } from '#domain/number/format.ts'
import { sourceAndPeriod } from '#domain/observation/named-period.ts'
import { periodLabel } from '#domain/period/period.ts'
import { known, type ReferenceData } from '#domain/reference/reference-data.ts'
import type { ShownCoefficient } from '#domain/statistics/correlation/reading.ts'
import { joinedNames } from '#domain/triangulation/joined-names.ts'
import type { CorrelationMethod } from '#domain/view/view.ts'
import type { MatrixStudy } from './matrix-study.ts'
import type { PairedFigures, PairedRow } from './paired-figures.ts'

/** The sign of a coefficient: Pearson's r, Spearman's ρ, Kendall's τ. */
export const COEFFICIENT_SIGNS: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'r',
  spearman: 'ρ',
  kendall: 'τ',
}

/** Two digits after the point, with a true minus sign: `0.71`, `−0.05`. */
export function shownCoefficient(value: number): string {
  return formatNumber(value, 2).replace(/^−(0\.00)$/, '$1')
}

/** `r 0.71, 95% interval 0.50 to 0.84`; the interval only where there is one. */
export function coefficientWords({ value, ci95 }: ShownCoefficient, method: CorrelationMethod): string {
  const range = ci95 ? `, 95% interval ${shownCoefficient(ci95[0])} to ${shownCoefficient(ci95[1])}` : ''
  return `${COEFFICIENT_SIGNS[method]} ${shownCoefficient(value)}${range}`
}

/** Why a pair has no coefficient. */
export function insufficientWords(reason: string, n: number): string {
  if (reason === 'zero_variance') return 'No coefficient: one of the two is the same everywhere'
  return n === 0
    ? 'No coefficient: no pair of figures'
    : `No coefficient: ${n} pairs of figures, 3 are needed`
}

/** Where and when: `across states, NDHS 2023–24` or `over the years in Nigeria, NDHS 1990 to 2024`. */
export function settingWords(figures: PairedFigures, reference: ReferenceData): string {
  const names = [...new Set(figures.columns.map(({ source }) => known(reference.sources, source).name))]
  const [first] = figures.columns
  const source = first && known(reference.sources, first.source)
  if (figures.over === 'states') {
    const dated =
      figures.period !== null && source && names.length === 1
        ? sourceAndPeriod(source, { period: figures.period })
        : [joinedNames(names), figures.period === null ? '' : periodLabel(figures.period)].join(' ').trim()
    return ['across states', dated].filter((part) => part !== '').join(', ')
  }
  const [start, end] = [figures.rows[0], figures.rows.at(-1)]
  const place = start ? ` in ${placeWords(start.location)}` : ''
  const span = start && end ? ` ${periodLabel(start.period)} to ${periodLabel(end.period)}` : ''
  return `over time${place}, ${joinedNames(names)}${span}`
}

/** The name of a row: the state, or the period. */
export function rowName(row: PairedRow, over: PairedFigures['over'], labels = {}): string {
  return over === 'states' ? row.location.name : periodLabel(row.period, labels)
}

/** The answer on top of a matrix: how many pairs can be told from no relation, after how many tests. Ranks nothing. */
export function matrixAnswer(study: MatrixStudy, figures: PairedFigures, adjust: 'bh' | 'holm'): Segment[] {
  const found = study.cells.filter((cell) => cell.status === 'ok' && cell.distinguishable).length
  const missing = study.cells.filter((cell) => cell.status !== 'ok').length
  if (study.cells.length === 0) return [plain('Two indicators or more are needed for a correlation.')]
  const name = adjust === 'holm' ? 'Holm' : 'Benjamini–Hochberg'
  const rows = figures.over === 'states' ? 'states' : 'periods'
  return [
    strong(`${found} of ${study.cells.length}`),
    plain(
      ` ${study.cells.length === 1 ? 'pair' : 'pairs'} of ${figures.columns.length} indicators can be told from no relation between ${rows}, with p adjusted for ${study.tests} ${study.tests === 1 ? 'test' : 'tests'} (${name}).`,
    ),
    ...(missing > 0
      ? [plain(` ${missing} ${missing === 1 ? 'pair has' : 'pairs have'} too few figures, or no spread.`)]
      : []),
    plain(' A relation between places or years is not one between persons, and is not a cause.'),
  ]
}

/** `Skilled attendance at birth and stunting (under 5)`. */
export function pairName(figures: PairedFigures, reference: ReferenceData): string {
  const [first, second] = figures.columns.map(
    ({ indicator }) => known(reference.indicators, indicator).shortName,
  )
  return [first, second && midSentence(second)].filter(Boolean).join(' and ')
}
