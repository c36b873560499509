import { expect, test } from 'vitest'
import { listQuery, tableQuery } from './list-query.ts'

const query = tableQuery(['id', 'updated_at'], {})

test('a list asked for nothing in particular', () => {
  expect(query.parse({ caching: 'true' })).toEqual({ size: null, page: null, ordering: [], format: 'json' })
})

test('a list that comes as a page only knows no format', () => {
  expect(listQuery(['id'], {}).parse({ format: 'csv' })).toEqual({ size: null, page: null, ordering: [] })
})

test.each(['', 'undefined', 'null', 'NaN'])('%j says nothing about how a page looks', (text) => {
  expect(query.parse({ size: text, page: text, ordering: text, format: text })).toEqual(query.parse({}))
})

test('sort keys keep their order and direction', () => {
  expect(query.parse({ ordering: '-updated_at,id' }).ordering).toEqual([
    { field: 'updated_at', descending: true },
    { field: 'id', descending: false },
  ])
})

test.each([
  ['size', '0'],
  ['size', '-1'],
  ['size', 'many'],
  ['size', '1.5'],
  ['page', '0'],
  ['page', 'last'],
  ['format', 'xml'],
  ['ordering', 'name'],
  ['ordering', '--id'],
])('%s=%s is refused, and the field is named', (field, text) => {
  const result = query.safeParse({ [field]: text })
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([[field]])
})
