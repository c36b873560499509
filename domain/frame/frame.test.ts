import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { message } from '#domain/message/message.ts'
import { aMeasure, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { acrossPlaces, atPlace, everywhere, type Frame, ofSource } from './frame.ts'
import { openEnd, whichIsAtAnEnd } from './ends.ts'
import type { Framed } from './framed.ts'
import { heldAtLevels } from './held-levels.ts'
import { newestFigures, newestOfClass, othersNewer } from './newest.ts'
import { noSource, noSourceBy, noSourceHeld } from './none.ts'

const NATION = { id: 1, level: 1 } as const
const SURVEY = aSource(2, 'DHS')
const reference = aReference([SURVEY])
const latest = { age: 'latest', kind: 'Survey' } as const

describe('the words of a frame', () => {
  it('names the year that a reader looks back from', () => {
    const now = atPlace(reference, NATION, { looked: 3 })
    const then = atPlace(reference, NATION, { looked: 3, until: 2008 })
    expect(english.text(newestOfClass(now, latest))).toBe('the latest survey')
    expect(english.text(newestOfClass(then, latest))).toBe('up to 2008, the latest survey')
    expect(english.text(noSource(then))).toBe('up to 2008, no source')
  })

  it('names the source when one alone was looked at, and that others are newer', () => {
    const one = ofSource(NATION, { source: 2, newer: 2, looked: 1 })
    expect(english.text(newestFigures(one, '64%', reference))).toBe('DHS, newest figure for Aldovia: 64%.')
    expect(english.text(othersNewer(one) ?? '')).toBe('others are newer')
    expect(othersNewer(ofSource(NATION, { source: 2, newer: 0, looked: 3 }))).toBeNull()
  })

  it('names the holder, and the level at which none was found', () => {
    const all = everywhere(reference)
    expect(english.text(noSourceHeld(all))).toBe('no source in this release')
    expect(english.text(noSourceBy(all, 3, 'leprosy'))).toBe('No source has leprosy by state.')
    const scope = { indicators: [], sources: [2], levels: [], years: [] }
    expect(english.text(noSource(everywhere({ ...reference, scope })))).toBe('no source of this dashboard')
  })

  it.each([
    ['the levels that have it', 1, [], 'It is held for states (DHS and MICS) and LGAs (Model).'],
    ['other places of its own level', 3, [], 'It is held for other states (DHS and MICS) and LGAs (Model).'],
    ['not those that were spoken of', 4, [4], 'It is held for states (DHS and MICS).'],
  ] as const)('names %s, with their sources', (_, level, without, said) => {
    const [mics, model] = [aSource(1, 'MICS'), aSource(5, 'Model')]
    const measures = new Map([
      aMeasure(7, 2, { national: false, state: true }),
      aMeasure(7, 1, { national: false, state: true }),
      aMeasure(7, 5, { national: false, lga: true }),
      aMeasure(8, 2, { zonal: true }),
    ])
    const known = { ...aReference([SURVEY, mics, model]), measures }
    expect(english.text(heldAtLevels(7, { id: 8, level }, known, without) ?? '')).toBe(said)
    const states = { ...known, scope: { indicators: [], sources: [2], levels: [], years: [] } }
    expect(english.text(heldAtLevels(7, { id: 1, level: 1 }, states) ?? '')).toBe(
      'It is held for states (DHS).',
    )
    expect(heldAtLevels(9, { id: 1, level: 1 }, known)).toBeNull()
  })

  it('counts the places that have a figure', () => {
    const lgas = acrossPlaces({ id: 16 }, 4, { source: 2, looked: 17, all: 18 })
    expect(english.text(whichIsAtAnEnd(lgas, 'both'))).toBe('which of the 17 LGAs is highest or lowest')
    expect(english.text(whichIsAtAnEnd(lgas, openEnd('lowest')))).toBe('which of the 17 LGAs is highest')
    expect(whichIsAtAnEnd(lgas, 'both').frame.places.all).toBe(18)
  })
})

/** Held by the compiler: each line below would be an error of its own without the one above it. */
describe('a statement without a frame', () => {
  it('does not compile', () => {
    // @ts-expect-error The texts of frames are no messages.
    const bare = () => message('frame.no-source', { past: 'no', year: '', held: 'release' })
    // @ts-expect-error The newest of what?
    const unframed = () => newestOfClass(latest)
    // @ts-expect-error A frame says up to when it looks.
    const open: Frame = {
      sources: { of: 'all', held: 'release' },
      places: everywhere(reference).places,
      looked: 3,
    }
    // @ts-expect-error A message is no statement with a frame.
    const plain: Framed = message('values.and', { before: '', last: '' })
    expect([bare, unframed, open, plain]).toHaveLength(4)
  })
})
