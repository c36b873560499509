import { expect, test } from 'vitest'
import { DEEPEST, jsonBody } from './json-body.ts'

const nested = (levels: number, inside = '') => '['.repeat(levels) + inside + ']'.repeat(levels)

test.each([
  ['nothing', '', null],
  ['a number', '7', 7],
  ['a record', '{"a":[1,{"b":2}]}', { a: [1, { b: 2 }] }],
  ['signs within a text', `["${'['.repeat(DEEPEST)}{","\\"[[",1]`, [`${'['.repeat(DEEPEST)}{`, '"[[', 1]],
  ['many beside each other', `[${'[],'.repeat(DEEPEST)}{}]`, [...Array(DEEPEST).fill([]), {}]],
])('%s is read', (_what, text, value) => {
  expect(jsonBody(text)).toEqual(value)
})

test('as deep as may be is read, one level more is not', () => {
  expect(JSON.stringify(jsonBody(nested(DEEPEST, '1')))).toBe(nested(DEEPEST, '1'))
  expect(() => jsonBody(nested(DEEPEST + 1))).toThrow('The body is nested more than 100 levels deep.')
  expect(() => jsonBody('{"a":'.repeat(DEEPEST + 1))).toThrow('nested more than')
})

test.each(['{"a":', '[1,]', ']', '"', '{"a\\'])('%s is no JSON', (text) => {
  expect(() => jsonBody(text)).toThrow('The body is not JSON.')
})
