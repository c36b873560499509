import { expect, test } from 'vitest'
import { HELP_TERMS } from './help-terms.ts'
import { HELP } from './help-topics.ts'

test('terms stand with a topic that there is, and none with two', () => {
  const explained = HELP.filter(({ terms }) => terms !== undefined).map(({ title }) => title)
  expect(explained.sort()).toEqual(Object.keys(HELP_TERMS).sort())
  const terms = Object.values(HELP_TERMS).flatMap((row) => row.split(', '))
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})
