import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { anIndicator } from '#tests/builders/made-up-country.ts'
import { movedValues } from './release-words.ts'

test.each<[was: number | null, is: number | null, said: readonly string[]]>([
  [28.5, 25.3, ['28.5%', '25.3%']],
  // 84.8 and 84.8 would hide that it moved.
  [84.78, 84.81, ['84.78%', '84.81%']],
  [12, null, ['12.0%', 'withdrawn']],
])('%s and %s are told apart', (was, is, said) => {
  expect(movedValues({ was, is }, anIndicator(7)).map((value) => english.text(value))).toEqual(said)
})
