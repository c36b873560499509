import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { emptyFigure } from './empty-figure.ts'
import { emptyLines, namedAlternatives } from './empty-words.ts'

const plain = aReference([aSource(2, 'DHS'), aSource(3, 'MIS')], [anIndicator(7)])
const wording = { reference: plain, language: english }
const view = { kind: 'map', indicators: [7], sources: [2], locations: [8], periods: [], options: {} }

/** Where source 2 has figures of LGAs, those of the others travel in a file of their own. */
function withLgas(): ReferenceData {
  const measure = { indicator: 7, source: 2, lga: true } as never
  return { ...plain, measures: new Map([[measureKey(7, 2), measure]]) }
}

test('that no source has it is said where all were looked at', () => {
  const empty = emptyFigure([], { ...wording, view }, null)
  expect(namedAlternatives(empty, wording)).toBe('No source in this release has figures for this choice.')
})

test('it is not said where others were not read', () => {
  const empty = emptyFigure([], { ...wording, reference: withLgas(), view }, null)
  expect(namedAlternatives(empty, wording)).toBe('')
})

test('of a figure without a word about others nothing is claimed', () => {
  expect(emptyLines({ text: 'Nothing.', alternatives: [] }, wording)).toEqual(['Nothing.'])
})

test('on paper those that have figures are named', () => {
  const empty = emptyFigure([aPoint(3, 8, '2018', 1)], { ...wording, view }, null, 'DHS has none of LGAs.')
  expect(emptyLines(empty, wording)).toEqual(['DHS has none of LGAs.', 'These have figures: MIS 2018'])
})
