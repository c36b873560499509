import { expect, test } from 'vitest'
import { isNestedBeyond } from './nesting.ts'

test.each([
  ['nothing', '', false],
  ['a number', '7', false],
  ['as many levels as may be', '[{"a":[]}]', false],
  ['one more', '[{"a":[[]]}]', true],
  ['one more, never closed', '[[[[', true],
  ['levels beside each other', '[[],[],{},{"a":[]},[]]', false],
  ['brackets inside a text', '["[[[[{{{{"]', false],
  ['brackets behind a text with a mark in it', '["\\"",[[[', true],
  ['brackets inside a text behind a mark', '["\\"[[[["]', false],
  ['brackets behind a text that ends with a stroke', '["\\\\",[[[', true],
])('%s', (_what, text, beyond) => {
  expect(isNestedBeyond(text, 3)).toBe(beyond)
})
