import { noSourceOf } from '#domain/frame/none.ts'
import { expect, test } from 'vitest'
import { message, type Value } from '#domain/message/message.ts'
import { languageOf } from '#languages/from-source.ts'
import { aReference, aSource, anIndicator } from '#tests/builders/made-up-country.ts'
import { type Filling, instead, moves } from './moves.ts'

const reference = aReference(
  [aSource(2, 'Survey A', { periodLabels: { '2024': '2023–24' } }), aSource(5, 'Survey B')],
  [anIndicator(7, { shortName: 'Snow cover' }), anIndicator(8, { shortName: 'Frost cover' })],
)
const SHOWN: Filling = { indicator: 7, source: 2, location: 1, period: 2_024_000 }
const words = (asked: Filling, code: 'en' | 'pcm' = 'en', shown = SHOWN) =>
  moves(asked, shown, { reference }).map(({ sentence }) => languageOf(code).text(sentence))

test.each<[string, Filling, string[]]>([
  ['nothing was asked for', { source: null, location: null, period: null }, []],
  ['all is as it was asked for', SHOWN, []],
  ['a source', { source: 5 }, ['Survey B has no figure for Snow cover; Survey A is shown instead.']],
  [
    'one that does not exist',
    { source: 99 },
    ['There is no data source 99; the usual one is shown instead.'],
  ],
  ['a place', { location: 8 }, ['Survey A has no figure for Northland; Aldovia is shown instead.']],
  [
    'one whose name is not known',
    { location: 999 },
    ['Survey A has no figure for the place asked for; Aldovia is shown instead.'],
  ],
  ['a period', { period: 2_018_000 }, ['Survey A has no figure for 2018; 2023–24 is shown instead.']],
  ['a year that the label of the round names', { period: 2_023_000 }, []],
  [
    'several, in the order of the controls',
    { period: 2_018_000, location: 8 },
    [
      'Survey A has no figure for Northland; Aldovia is shown instead.',
      'Survey A has no figure for 2018; 2023–24 is shown instead.',
    ],
  ],
])('%s', (_, asked, expected) => {
  expect(words(asked)).toEqual(expected)
})

test('a slot that shows nothing says nothing', () => {
  expect(words({ period: 2_018_000 }, 'en', { ...SHOWN, period: null })).toEqual([])
})

test('the same set speaks Pidgin', () => {
  expect(words({ location: 8 }, 'pcm')).toEqual([
    'Survey A no get figure for Northland; na Aldovia we show instead.',
  ])
})

test('the periods that lie nearest are named', () => {
  const context = { reference, nearest: [2_018_000, 2_021_000] }
  const [moved] = moves({ period: 2_019_000 }, SHOWN, context)
  expect(languageOf('en').text(moved?.sentence ?? '')).toBe(
    'Survey A has no figure for 2019 (nearest before and after: 2018 and 2021); 2023–24 is shown instead.',
  )
})

test('a section says what counts as data for it', () => {
  const lacks = { indicator: (of: Value) => message('lacks.states-of', { of, none: noSourceOf(reference) }) }
  const [moved] = moves({ indicator: 8 }, SHOWN, { reference, lacks })
  expect(moved?.control).toBe('indicator')
  expect(languageOf('en').text(moved?.sentence ?? '')).toBe(
    'No source has Frost cover by state; Snow cover is shown instead.',
  )
  expect(languageOf('en').text(instead('nothing is here', 'that'))).toBe(
    'Nothing is here; that is shown instead.',
  )
})
