import { describe, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { underKnownNames } from './known-names.ts'

const read = (asked: Readonly<Record<string, string>>) =>
  underKnownNames(asked, ['indicator', 'location'], { place: 'location' })

function refusal(asked: Readonly<Record<string, string>>): Problem {
  try {
    read(asked)
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('It is not refused.')
}

describe('names of parameters', () => {
  test.each([
    [{ place: '8' }, { location: '8' }],
    [{ location: '8' }, { location: '8' }],
    [
      { location: '8', place: '8', indicator: '7' },
      { location: '8', indicator: '7' },
    ],
    [{}, {}],
  ])('%j is read as %j', (asked, under) => expect(read(asked)).toEqual(under))

  test('one that nobody knows is refused with those that are known', () => {
    expect(refusal({ state: '8', toString: 'x' }).errors).toEqual({
      state: ['There is no parameter “state” here. Known are indicator, location.'],
      toString: ['There is no parameter “toString” here. Known are indicator, location.'],
    })
  })

  test('two names with two values are refused', () => {
    expect(refusal({ location: '8', place: '9' }).code).toBe('invalid-input')
  })
})
