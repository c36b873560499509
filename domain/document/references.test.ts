import { describe, expect, test } from 'vitest'
import { inWords } from '#domain/message/in-words.ts'
import { english } from '#languages/from-source.ts'
import type { Block } from './blocks.ts'
import { EMPTY_DASHBOARD } from './document.ts'
import type { Known } from './known.ts'
import { PROBLEM_TEXTS } from './problem-texts.ts'
import { missingReferences, referencesIn } from './references.ts'

const FIGURE: Block = {
  kind: 'figure',
  id: 'f',
  title: '',
  note: '',
  width: 'full',
  height: 'usual',
  annotations: [],
  frozen: null,
  view: { kind: 'trend', indicators: [8, 9], sources: [3], locations: [20], periods: [], options: {} },
}

const DOCUMENT = {
  ...EMPTY_DASHBOARD,
  title: 'Snow',
  subject: {
    indicators: [7, 8],
    sources: [2],
    levels: [],
    years: [],
    opening: { indicator: 8, source: null, location: 1 },
  },
  blocks: [{ kind: 'section', id: 's', section: 'zonal-analysis', state: {} } as const, FIGURE],
}

const KNOWN: Known = {
  sections: new Set(['zonal-analysis']),
  strangeParameters: () => [],
  indicators: new Set([7, 8, 9]),
  sources: new Set([2, 3]),
  locations: new Set([1, 20]),
  view: () => [],
}

test('the ids of the subject, of what it opens with and of its figures are found, each once', () => {
  expect(referencesIn(DOCUMENT)).toEqual({ indicators: [7, 8, 9], sources: [2, 3], locations: [1, 20] })
  expect(referencesIn(EMPTY_DASHBOARD)).toEqual({ indicators: [], sources: [], locations: [] })
})

describe('what does not exist is named:', () => {
  test.each<[string, Partial<Known>, object]>([
    ['nothing', {}, {}],
    ['a section', { sections: new Set() }, { 'blocks.0.section': ['There is no section zonal-analysis.'] }],
    [
      'a parameter of a section',
      { strangeParameters: (section) => (section === 'zonal-analysis' ? ['colour'] : []) },
      {
        'blocks.0.state.colour': [
          'The section zonal-analysis has no such parameter, or no such value of it.',
        ],
      },
    ],
    [
      'an indicator',
      { indicators: new Set([8, 9]) },
      { 'subject.indicators': ['There is no indicator with the id 7.'] },
    ],
    [
      'an indicator in three places',
      { indicators: new Set([7, 9]) },
      {
        'subject.indicators': ['There is no indicator with the id 8.'],
        'subject.opening.indicator': ['There is no indicator with the id 8.'],
        'blocks.1.view.indicators': ['There is no indicator with the id 8.'],
      },
    ],
    [
      'a source',
      { sources: new Set([2]) },
      { 'blocks.1.view.sources': ['There is no data source with the id 3.'] },
    ],
    [
      'a place',
      { locations: new Set([20]) },
      { 'subject.opening.location': ['There is no place with the id 1.'] },
    ],
    [
      'a kind of figure',
      { view: ({ kind }) => [PROBLEM_TEXTS.noFigure(kind)] },
      { 'blocks.1.view': ['There is no figure of the kind trend with such options.'] },
    ],
  ])('%s', (_what, lacking, errors) => {
    expect(inWords(missingReferences(DOCUMENT, { ...KNOWN, ...lacking }), english)).toEqual(errors)
  })
})
