import { expect, test } from 'vitest'
import type { ListQuery } from '#contract/listing/list-query.ts'
import { pageAnswer } from './page-answer.ts'
import { pageWindow } from './page-window.ts'

const query = (change: Partial<ListQuery>): ListQuery => ({
  size: null,
  page: null,
  ordering: [],
  ...change,
})
const newest = [{ field: 'updated_at', descending: true }]

test.each([
  [query({}), { page: 1, size: 100, offset: 0 }],
  [query({ size: 1500 }), { page: 1, size: 1500, offset: 0 }],
  [query({ size: 5000, page: 3 }), { page: 3, size: 5000, offset: 10_000 }],
  [query({ size: 10_000, page: 2 }), { page: 2, size: 5000, offset: 5000 }],
  [query({ size: 100_000, ordering: newest }), { page: 1, size: 5000, offset: 0 }],
])('%j', (asked, window) => expect(pageWindow(asked)).toEqual(window))

test.each([
  query({ size: 10_001 }),
  query({ size: 100_000 }),
  query({ size: 99_999, ordering: newest }),
  query({ size: 100_000, ordering: [{ field: 'updated_at', descending: false }] }),
])('T45: %j is refused', (asked) => {
  expect(() => pageWindow(asked)).toThrow(expect.objectContaining({ code: 'page-too-large' }))
})

const url = new URL('http://aldovia.example/api/data/?size=10&page=2&indicator=7')

test('T44: a page in the middle knows its neighbours', () => {
  const page = pageAnswer([1, 2], 25, { page: 2, size: 10, offset: 10 }, url)
  expect(page.next).toBe('http://aldovia.example/api/data/?size=10&page=3&indicator=7')
  expect(page.previous).toBe('http://aldovia.example/api/data/?size=10&indicator=7')
})

test('the last page has no next, and there is none behind it', () => {
  expect(pageAnswer([1], 20, { page: 2, size: 10, offset: 10 }, url).next).toBeNull()
  expect(() => pageAnswer([], 20, { page: 3, size: 10, offset: 20 }, url)).toThrow('the last one is 2')
})

test('an empty list is one empty page', () => {
  expect(pageAnswer([], 0, { page: 1, size: 10, offset: 0 }, url)).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
})
