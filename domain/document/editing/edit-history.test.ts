import { describe, expect, test } from 'vitest'
import { type Document, EMPTY_DASHBOARD } from '../document.ts'
import {
  changed,
  type EditHistory,
  MOST_LEVELS,
  openedHistory,
  redone,
  selecting,
  undone,
} from './edit-history.ts'

const titled = (title: string): Document => ({ ...EMPTY_DASHBOARD, title })
const START = openedHistory(titled('0'))
const to = (history: EditHistory, title: string, typing: Parameters<typeof changed>[2] = null) =>
  changed(history, { document: titled(title), selected: title }, typing)
const shown = ({ now, before, after }: EditHistory) =>
  [before.length, now.document.title, after.length].join(' ')

describe('changes that are taken back', () => {
  const TWO = to(to(START, '1'), '2')
  test.each<[string, EditHistory, string]>([
    ['none yet', START, '0 0 0'],
    ['two', TWO, '2 2 0'],
    ['one back', undone(TWO), '1 1 1'],
    ['back to the start', undone(undone(undone(TWO))), '0 0 2'],
    ['back and forward', redone(undone(TWO)), '2 2 0'],
    ['forward where nothing is', redone(TWO), '2 2 0'],
    ['another way after going back', to(undone(TWO), '3'), '2 3 0'],
  ])('%s', (_what, history, expected) => {
    expect(shown(history)).toBe(expected)
  })

  test('are thirty at most', () => {
    let history = START
    for (let count = 1; count <= 50; count++) history = to(history, String(count))
    for (let count = 0; count < 50; count++) history = undone(history)
    expect(shown(history)).toBe(`0 ${50 - MOST_LEVELS} ${MOST_LEVELS}`)
  })

  test('bring back what was selected', () => {
    const history = undone(to(selecting(to(START, '1'), 'other'), '2'))
    expect(history.now.selected).toBe('other')
  })

  test.each<[string, readonly (readonly [field: string, at: number])[], number]>([
    [
      'typing on is one change',
      [
        ['t', 0],
        ['t', 200],
        ['t', 900],
      ],
      1,
    ],
    [
      'a pause begins another',
      [
        ['t', 0],
        ['t', 1600],
      ],
      2,
    ],
    [
      'another field is another',
      [
        ['t', 0],
        ['u', 100],
        ['t', 200],
      ],
      3,
    ],
  ])('%s', (_what, typed, levels) => {
    let history = START
    for (const [field, at] of typed) history = to(history, `${field} ${at}`, { field, at })
    expect(history.before).toHaveLength(levels)
  })

  test('selecting is no change, and ends typing', () => {
    const typed = to(START, 'a', { field: 't', at: 0 })
    const again = to(selecting(typed, null), 'ab', { field: 't', at: 100 })
    expect(shown(selecting(typed, null))).toBe('1 a 0')
    expect(again.before).toHaveLength(2)
    const same = changed(undone(typed), { document: undone(typed).now.document, selected: 'x' })
    expect([same.now.selected, same.after.length]).toEqual(['x', 1])
  })
})
