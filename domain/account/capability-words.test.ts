import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { CAPABILITY_WORDS, scopeWords } from './capability-words.ts'
import { WHOLE_SITE } from './scope.ts'

const NAMES = { source: 'NHMIS', place: 'Kano' }

test.each([
  [WHOLE_SITE, NAMES, 'the whole site'],
  [{ source: 6, place: null }, NAMES, 'NHMIS'],
  [{ source: null, place: 20 }, NAMES, 'Kano'],
  [{ source: 6, place: 20 }, NAMES, 'NHMIS in Kano'],
  [{ source: 6, place: 20 }, { source: null, place: null }, 'data source 6 in place 20'],
])('%j is said as the names tell', (scope, names, text) =>
  expect(english.text(scopeWords(scope, names))).toBe(text),
)

test('no two capabilities are called the same', () => {
  const words = Object.values(CAPABILITY_WORDS).map((words) => english.text(words))
  expect(new Set(words).size).toBe(words.length)
})
