import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import type { Factor } from '#domain/number/factor.ts'
import { indicatorBook } from './indicator-book.ts'
import { PROGRAMME_NAMES } from './indicator-codes.ts'
import { proposeIndicators } from './propose-indicator.ts'

const rowsOf = (name: string): Readonly<Record<string, string>>[] =>
  parse(readFileSync(new URL(`../../datasets/${name}`, import.meta.url), 'utf8'), { columns: true })

const INDICATORS = rowsOf('indicators.csv').map((row) => ({
  id: Number(row.id),
  code: row.code ?? '',
  shortName: row.short_name ?? '',
  fullName: row.full_name ?? '',
  factor: Number(row.factor) as Factor,
}))

const BOOK = indicatorBook(
  INDICATORS,
  rowsOf('indicator_source.csv').map((row) => ({
    indicator: Number(row.indicator),
    name: row.datasource_indicator ?? '',
  })),
)

const idOf = (code: string) => INDICATORS.find((one) => one.code === code)?.id

it('programme codes are of indicators that we have', () => {
  expect(Object.keys(PROGRAMME_NAMES).filter((code) => idOf(code) === undefined)).toEqual([])
})

it('each programme code leads to its own indicator, whatever the sources call theirs', () => {
  const wrong = Object.entries(PROGRAMME_NAMES).flatMap(([code, names]) =>
    names.split('|').filter((name) => {
      const [first] = proposeIndicators({ code: name, name: '' }, BOOK)
      return first !== undefined && first.sureness === 1 && first.indicator !== idOf(code)
    }),
  )
  expect(wrong).toEqual([])
})

it.each([
  ['IM_DTP3', '', 'PENTA3'],
  ['CH_VACC_C_DP3', '', 'PENTA3'],
  ['', 'Penta3 coverage (%)', 'PENTA3'],
  ['', 'DPT3 coverage', 'PENTA3'],
  ['', 'Pentavalent 1 coverage', 'PENTA1'],
  ['', 'BCG', 'BCG'],
  ['', 'Measles 1 coverage', 'MCV1'],
  ['SH.STA.MMRT', 'Maternal mortality ratio (modeled estimate, per 100,000 live births)', 'MMR'],
  ['', 'Under-five mortality rate', 'U5MR'],
  ['', 'ANC4', 'ANC4'],
  ['', 'Antenatal care 4 visits', 'ANC4'],
  ['', 'Skilled birth attendance', 'SBA'],
  ['', 'Exclusive breastfeeding', 'EBF'],
  ['', 'Stunting', 'STUNT'],
])('%s “%s” is proposed as %s first', (code, name, ours) => {
  expect(proposeIndicators({ code, name }, BOOK)[0]?.indicator).toBe(idOf(ours))
})

it.each([
  ['ANC 4 (%)', 'ANC4'],
  ['ANC4 coverage (%)', 'ANC4'],
  ['ANC 4+ (%)', 'ANC4'],
  ['% ANC 4th visit', 'ANC4'],
  ['ANC 1 (%)', 'ANC1'],
  ['Penta 1 (%)', 'PENTA1'],
  ['Stunting, percent', 'STUNT'],
  ['SBA (%)', 'SBA'],
  ['Zero dose (%)', 'ZERO'],
])('“%s” says percent, and is %s without a question', (name, ours) => {
  const [first] = proposeIndicators({ code: '', name }, BOOK)
  expect(first?.indicator).toBe(idOf(ours))
  expect(first?.sureness).toBeGreaterThan(0.9)
})

it.each(['ANC 4 visits (number)', 'TFR (%)', 'ANC 8 (%)', 'Population (%)'])('%s is asked about', (name) => {
  expect(proposeIndicators({ code: '', name }, BOOK).filter(({ sureness }) => sureness > 0.9)).toEqual([])
})

it.each(['Rainfall', 'Number of tractors', 'Exchange rate', 'Weather'])(
  'nothing is proposed for %s with certainty',
  (name) => {
    expect(proposeIndicators({ code: '', name }, BOOK).filter(({ sureness }) => sureness === 1)).toEqual([])
  },
)
