import { expect, test } from 'vitest'
import { alikeTogether } from './alike-together.ts'

const titled = (...titles: string[]) => alikeTogether(titles.map((title) => ({ title })))

test.each([
  [[], []],
  [
    ['Rain', 'Wells'],
    ['Rain 0', 'Wells 0'],
  ],
  // Whatever the capitals and blanks: readers see one name.
  [
    ['Rain', 'Wells', 'rain ', 'RAIN'],
    ['Rain 2', 'rain  2', 'RAIN 2', 'Wells 0'],
  ],
])('%j stand as %j', (titles, expected) => {
  expect(titled(...titles).map(({ submission, alike }) => `${submission.title} ${alike}`)).toEqual(expected)
})
