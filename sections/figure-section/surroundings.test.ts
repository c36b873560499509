import { describe, expect, it } from 'vitest'
import { aReference } from '#tests/builders/made-up-country.ts'
import { surroundingsOf } from './surroundings.ts'

const reference = aReference()
/** By level: the nation, a zone, a state and an LGA of the made-up country. */
const place = (level: number) => [...reference.locations.values()].find((one) => one.level === level)?.id ?? 0
const state = place(3)
const zone = reference.locations.get(state)?.parent
const LGAS = new Map([
  [4, [2018000, 2021000]],
  [5, [2018000, 2024000]],
])
const at = (location: number, change: Partial<Parameters<typeof surroundingsOf>[1]> = {}, source = 2) =>
  surroundingsOf(
    { indicator: 7, source, location, period: 2021000 },
    { wanted: null, peers: 'nation', lgaSources: LGAS, settled: () => 'whole', reference, ...change },
  )

describe('what a place is seen among', () => {
  it.each([place(1), zone ?? 0])('place %i: its states', (id) => {
    expect(at(id)).toMatchObject({ area: id, around: id, marked: null, among: null, source: 2 })
  })

  it('a state whose source has no LGAs: all states, or those of its zone', () => {
    expect(at(state)).toMatchObject({ area: 1, around: 1, marked: state, among: 'states', source: 2 })
    expect(at(state, { peers: 'zone' })).toMatchObject({ area: zone, marked: state })
  })

  it('a state whose source has LGAs: these', () => {
    expect(at(state, {}, 4)).toMatchObject({
      area: state,
      around: 1,
      marked: null,
      among: 'lgas',
      period: 2021000,
    })
    expect(at(state, { wanted: 'states' }, 4)).toMatchObject({ area: 1, marked: state, among: 'states' })
  })

  it('a state asked for by LGAs: those of the source with the newest', () => {
    expect(at(state, { wanted: 'lgas' })).toMatchObject({ area: state, source: 5, period: 2024000 })
  })

  it('a state whose source has LGAs in another period alone: among the states, or the newest of its own LGAs', () => {
    const lgaSources = new Map([...LGAS, [4, [2016000, 2018000]]])
    expect(at(state, { lgaSources }, 4)).toMatchObject({ area: 1, among: 'states', period: 2021000 })
    expect(at(state, { lgaSources, wanted: 'lgas' }, 4)).toMatchObject({
      ...{ area: state, among: 'lgas', source: 4, period: 2018000 },
    })
  })

  it('a state asked for by LGAs: a whole year before its months', () => {
    const lgaSources = new Map([
      [4, [2024001, 2024010]],
      [5, [2024000]],
    ])
    expect(at(state, { wanted: 'lgas', lgaSources })).toMatchObject({ source: 5, period: 2024000 })
    const older = new Map([...lgaSources, [5, [2018000]]])
    expect(at(state, { wanted: 'lgas', lgaSources: older })).toMatchObject({ source: 4, period: 2024010 })
  })

  it('LGAs of a period of which only a part is told come after those of whole ones', () => {
    const settled = (_: number, __: number, period: number) => (period === 2024000 ? 'partial' : 'whole')
    expect(at(state, { wanted: 'lgas', settled })).toMatchObject({ source: 4, period: 2021000 })
  })

  it('a state where nobody has LGAs: among the states, and nothing to choose', () => {
    expect(at(state, { lgaSources: new Map(), wanted: 'lgas' })).toMatchObject({ area: 1, among: null })
  })

  it('an LGA: those of its state', () => {
    const lga = place(4)
    const parent = reference.locations.get(lga)?.parent
    expect(at(lga)).toMatchObject({ area: parent, marked: lga, among: null })
  })
})
