import { expect, it } from 'vitest'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { english } from '#languages/from-source.ts'
import { Questions } from './questions.ts'

const figure = (value: number, year: string): Candidate => ({
  ...{ kind: 'number', at: { file: 'a.csv', sheet: '', row: 2, column: 'C' }, text: String(value), value },
  ...{ indicator: { code: '', name: 'BCG' }, place: { code: '', name: 'Kano', within: '' } },
  ...{ period: { text: year, iso: year, reason: null }, lower: null, upper: null, level: null },
  ...{ numerator: null, denominator: null, sampleSize: null, groups: [], unit: '%', source: '', notes: {} },
  because: null,
})

it.each([
  [[figure(-5, '2020')], 'One value is below zero. Can that be?'],
  [[figure(-5, '2020'), figure(-1, '2020')], '2 values are below zero. Can that be?'],
  [[figure(5, '2031')], 'One figure is of a year that has not begun.'],
  [[figure(104, '2020')], 'One percentage is above 100. That is real where denominators are too small.'],
])('%#', (figures, sentence) => {
  const questions = new Questions(2026)
  for (const one of figures) questions.add(one)
  expect(questions.list().map(({ because }) => english.text(because))).toEqual([sentence])
})
