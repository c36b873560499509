import { describe, expect, test } from 'vitest'
import { anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { aimOf, askedList, WORK_STATE } from './work-address.ts'

// Aldovia (1), its zones North (2) and South (3), the states 8, 9 and 10, the areas 45 and 46; more states 101 to 108.
function reference(...indicators: readonly number[]) {
  const base = aReference(
    [aSource(2, 'DHS')],
    indicators.map((id) => anIndicator(id)),
  )
  const more = Array.from({ length: 8 }, (_, at) => {
    const id = 101 + at
    return [id, { id, name: `State ${id}`, level: 3, parent: 3 }] as const
  })
  return { ...base, locations: new Map([...base.locations, ...more]) }
}

const state = (query: string) => WORK_STATE.parse(new URLSearchParams(query))

describe('the list that an address asks for', () => {
  test.each<[string, number | undefined, 3 | 4, readonly number[]]>([
    ['', undefined, 3, [1]],
    ['', 8, 4, [8]],
    ['', 2, 4, [2]],
    ['', 45, 3, [1]],
    ['level=lga', undefined, 4, [1]],
    ['level=state&location=2', undefined, 3, [2]],
    ['level=state&location=8', undefined, 4, [8]],
    ['level=state&location=2,8', undefined, 4, [2, 8]],
    ['location=2', 8, 4, [2]],
    ['location=1', 8, 3, [1]],
    ['location=1,2', 8, 3, [1, 2]],
    ['location=45,999,9', 8, 4, [9]],
    ['location=45', 9, 4, [9]],
    ['location=101,102,103,104,105,106,107', undefined, 4, [101, 102, 103, 104, 105, 106]],
  ])('%s, last read %s, is of places of level %i in %j', (query, last, level, within) => {
    expect(askedList(state(query), reference(7), last).area).toEqual({ level, within })
  })

  test.each([
    ['indicator=8,7', [7, 8, 18], [8, 7]],
    ['indicator=1,2,3,4,5', [1, 2, 3, 4, 5], [1, 2, 3, 4]],
    ['indicator=99,8', [7, 8], [8]],
    ['', [7, 18], [18]],
    ['', [7, 8], [7]],
    ['indicator=99', [7, 8], [7]],
  ])('%s where %j are held is of %j', (query, held, indicators) => {
    expect(askedList(state(query), reference(...held)).indicators).toEqual(indicators)
  })
})

test.each([
  ['line=12.5', { kind: 'line', value: 12.5 }],
  ['line=0', { kind: 'line', value: 0 }],
  ['line=12.3456', { kind: 'share', share: 'third' }],
  ['line=many', { kind: 'share', share: 'third' }],
  ['', { kind: 'share', share: 'third' }],
])('%s aims at %j', (query, aim) => {
  expect(aimOf(state(query))).toEqual(aim)
})

test.each(['line=12.5', 'note=Ask+the+district', 'ticks=45,46', 'level=lga'])(
  '%s is written as it was read',
  (query) => {
    const written = new URLSearchParams('line=1&note=old')
    WORK_STATE.write(written, state(query))
    expect(WORK_STATE.parse(written)).toEqual(state(query))
  },
)

test('a note is cut at its longest', () => {
  expect(state(`note=${'a'.repeat(600)}`).note).toHaveLength(500)
})
