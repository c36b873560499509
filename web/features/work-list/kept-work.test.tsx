import { act, renderHook } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { keepText, keptText } from '#web/memory/kept.ts'
import { type KeptWork, useKeptWork } from './kept-work.ts'

const NOTHING: KeptWork = { ticks: [], note: '' }
const KEY = 'msdat-work-lists'

beforeEach(() => localStorage.clear())

const opened = (name: string, passed = NOTHING) => renderHook(() => useKeptWork(name, passed)).result
const keep = (...lists: readonly unknown[]) => keepText(KEY, JSON.stringify(lists))

test('what is changed is kept for the list of that name, and read when it is opened again', () => {
  const coats = opened('coats')
  act(() => coats.current[1]({ ticks: [8] }))
  act(() => coats.current[1]({ note: 'Ask Northland' }))
  const work = { ticks: [8], note: 'Ask Northland' }
  expect(coats.current[0]).toEqual(work)
  expect(opened('coats').current[0]).toEqual(work)
  expect(opened('sleds').current[0]).toEqual(NOTHING)
})

test.each<[string, KeptWork, KeptWork]>([
  ['nothing', NOTHING, { ticks: [8], note: 'own' }],
  ['ticks alone', { ticks: [9], note: '' }, { ticks: [9], note: '' }],
  ['a note alone', { ticks: [], note: 'passed' }, { ticks: [], note: 'passed' }],
])('a link that passes on %s over a list that is kept', (_, passed, shown) => {
  keep(['sleds', { ticks: [1], note: 'other' }], ['coats', { ticks: [8], note: 'own' }])
  expect(opened('coats', passed).current[0]).toEqual(shown)
})

test('what was passed on becomes the own list with the first change', () => {
  const coats = opened('coats', { ticks: [9], note: 'passed' })
  act(() => coats.current[1]({ note: 'own' }))
  expect(coats.current[0]).toEqual({ ticks: [9], note: 'own' })
  expect(opened('coats').current[0]).toEqual({ ticks: [9], note: 'own' })
})

test.each([
  ['no list', '{"coats":1}'],
  ['no JSON', '['],
  ['ticks of another kind', JSON.stringify([['coats', { ticks: ['8'], note: '' }]])],
  ['ticks of two kinds', JSON.stringify([['coats', { ticks: [8, '9'], note: '' }]])],
  ['no note', JSON.stringify([['coats', { ticks: [8] }]])],
  ['no ticks', JSON.stringify([['coats', { ticks: 8, note: '' }]])],
  ['no work', JSON.stringify([['coats', null]])],
  ['no entry', JSON.stringify(['coats', 7])],
  ['a name that is none', JSON.stringify([[7, { ticks: [8], note: '' }]])],
])('what is kept otherwise is left out: %s', (_, text) => {
  keepText(KEY, text)
  expect(opened('coats').current[0]).toEqual(NOTHING)
})

test('the newest twenty lists are kept', () => {
  keep(...Array.from({ length: 20 }, (_, at) => [`list ${at}`, { ticks: [at], note: '' }]))
  const coats = opened('coats')
  act(() => coats.current[1]({ note: 'new' }))
  const names = JSON.parse(keptText(KEY) ?? '[]').map(([name]: [string]) => name)
  expect([names.length, names[0], names.at(-1)]).toEqual([20, 'coats', 'list 18'])
})
