import { act, renderHook } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import type { Section } from '#sections/definition/section-definition.ts'
import { useTabOrder } from './tab-order.ts'

const SECTIONS = ['overview', 'zones', 'trends', 'groups'].map((slug) => ({ slug }) as Section)
const slugsOf = (sections: readonly Section[]) => sections.map(({ slug }) => slug)

beforeEach(() => localStorage.clear())

test('sections stand as the reader put them, later ones after them, and so again at the next visit', () => {
  const { result } = renderHook(() => useTabOrder('Winter', SECTIONS))
  expect(slugsOf(result.current[0])).toEqual(['overview', 'zones', 'trends', 'groups'])
  act(() => result.current[1](['trends', 'overview']))
  const own = ['trends', 'overview', 'zones', 'groups']
  expect(slugsOf(result.current[0])).toEqual(own)
  const next = renderHook(() => useTabOrder('Winter', SECTIONS))
  expect(slugsOf(next.result.current[0])).toEqual(own)
  const other = renderHook(() => useTabOrder('Summer', SECTIONS))
  expect(slugsOf(other.result.current[0])).toEqual(slugsOf(SECTIONS))
})

test.each(['no json', 'null', '{"Winter":"trends"}'])('%s that was kept is no order', (kept) => {
  localStorage.setItem('msdat:sectionOrder', kept)
  localStorage.setItem('sectionOrder', kept)
  const { result } = renderHook(() => useTabOrder('Winter', SECTIONS))
  expect(slugsOf(result.current[0])).toEqual(slugsOf(SECTIONS))
})
