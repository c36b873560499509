import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Point } from '#domain/observation/point.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { languageOf } from '#languages/from-source.ts'
import type { FileRequest } from '#sections/files/file-request.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { acrossStates, COLUMNS, pairedReference, UP } from '#tests/builders/paired-country.ts'
import maps from './definition.ts'
import { mapViews } from './map-view.ts'
import { mapsBeside } from './maps-beside.ts'
import { MAPS_STATE } from './state.ts'

const [OWN, OTHER] = [2, 3]
const dashboard: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', waiting_for: '' },
  ...{ indicators: [UP], default_indicators: [UP], data_sources: [OWN, OTHER], sections: [] },
  ...{ initial_indicator: UP, initial_datasource: OWN, initial_location: 1, show_related: false },
}
const catalogue: Catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference: pairedReference({}),
  dashboards: [dashboard],
  coverage: new Map([[UP, new Map([[OWN, 7]])]]),
}

async function shownFor(address: string, points: readonly Point[], ofLgas: readonly Point[] = []) {
  const asked: string[] = []
  const read = async (request: FileRequest): Promise<LoadedFile> => {
    asked.push(JSON.stringify(request))
    if (request.file === 'indicator') {
      const lga = new Map(ofLgas.length > 0 ? [[OWN, ofLgas.map(({ period }) => period)]] : [])
      return { file: 'indicator', indicator: UP, data: { id: UP, table: tableOf(points), measures: [], lga } }
    }
    if (request.file !== 'lgas') throw new RangeError(`There is no file ${request.file}`)
    return {
      file: 'lgas',
      indicator: UP,
      data: { id: UP, table: tableOf(ofLgas), locations: LGAS },
    }
  }
  const wanted = maps.state.parse(new URLSearchParams(address))
  const question = { wanted, language: languageOf('en'), catalogue, dashboard }
  const shown = await resolveSection(maps, question, read)
  return { asked, shown, views: mapViews(shown) }
}

/** Six LGAs of the first state. */
const LGAS = Array.from({ length: 6 }, (_, at) => ({
  ...{ id: 100 + at, name: `Town ${at + 1}`, level: 4 as const, parent: 10 },
}))

const LOW = acrossStates(UP, COLUMNS.up, '2018')
const HIGH = LOW.map((point) => ({ ...point, period: 2020 * 1000, value: point.value + 40 }))

test('maps beside each other have one file, each its own period, and the same classes', async () => {
  const { asked, views } = await shownFor(`beside=${UP}.${OWN}.2018`, [...LOW, ...HIGH])
  expect(asked.length).toBe(new Set(asked).size)
  expect(views.map(({ periods }) => periods)).toEqual([['2020'], ['2018']])
  expect(views[0]?.options.breaks?.length).toBeGreaterThan(1)
  expect(views[1]?.options.breaks).toEqual(views[0]?.options.breaks)
})

test('one map has the round classes of its own; gone through, those of all its periods', async () => {
  const one = await shownFor('', [...LOW, ...HIGH])
  const through = await shownFor('through=1', [...LOW, ...HIGH])
  const first = await shownFor('through=1&period=2018', [...LOW, ...HIGH])
  expect(one.views[0]?.options.breaks).toBeUndefined()
  expect(through.views[0]?.options.breaks?.length).toBeGreaterThan(1)
  expect(first.views[0]?.options.breaks).toEqual(through.views[0]?.options.breaks)
})

test('LGAs that are gone through have the same classes in each of their periods', async () => {
  const values = {
    2016: [4, 9, 12, 15, 18, 22],
    2019: [31, 35, 44, 48, 52, 57],
    2021: [66, 71, 78, 83, 88, 95],
  }
  const points = Object.entries(values).flatMap(([year, row]) =>
    row.map((value, at) => aPoint(OWN, 100 + at, year, value, { indicator: UP })),
  )
  const classesOf = async (year: string) => {
    const { views } = await shownFor(`through=1&location=10&datasource=${OWN}&period=${year}`, HIGH, points)
    expect(views[0]).toMatchObject({ locations: [10], periods: [year] })
    return views[0]?.options.breaks
  }
  const [first = [], ...others] = await Promise.all(Object.keys(values).map(classesOf))
  expect(first.length).toBeGreaterThan(1)
  // Limits of one period alone would lie between its own figures.
  expect(first[0]).toBeLessThan(31)
  expect(first.at(-1)).toBeGreaterThan(57)
  expect(others).toEqual([first, first])
})

test('who names no source meets one that has the regions; who names one meets it', async () => {
  const points = [
    aPoint(OWN, 1, '2022', 50, { indicator: UP }),
    ...LOW.map((point) => ({ ...point, source: OTHER })),
  ]
  expect((await shownFor('', points)).views[0]?.sources).toEqual([OTHER])
  expect((await shownFor(`datasource=${OWN}`, points)).views[0]?.sources).toEqual([OWN])
})

test('a source that publishes LGAs alone shows the nation by them, with the file that holds them', async () => {
  const points = [12, 30, 44, 52, 71, 88].map((value, at) =>
    aPoint(OWN, 100 + at, '2019', value, { indicator: UP }),
  )
  const ofOther = LOW.map((point) => ({ ...point, source: OTHER }))
  const { asked, views } = await shownFor(`datasource=${OWN}`, ofOther, points)
  expect(views[0]).toMatchObject({ sources: [OWN], locations: [1], periods: ['2019'] })
  expect(views[0]?.options.regions).toBe('lgas')
  expect(asked.some((request) => request.includes('"lgas"'))).toBe(true)
  // An address without a source meets one of the nation itself.
  expect((await shownFor('', ofOther, points)).views[0]).toMatchObject({ sources: [OTHER], locations: [1] })
})

const besides = fc.record({
  indicator: fc.integer({ min: 1, max: 9999 }),
  source: fc.option(fc.integer({ min: 1, max: 999 })),
  period: fc.option(fc.integer({ min: 1950, max: 2100 }).map((year) => year * 1000)),
})

test('what is beside the first map stands in the address, and what nobody can read is left out', () => {
  fc.assert(
    fc.property(fc.array(besides, { maxLength: 2 }), (beside) => {
      const query = new URLSearchParams()
      MAPS_STATE.write(query, { ...MAPS_STATE.parse(query), beside })
      expect(MAPS_STATE.parse(query).beside).toEqual(beside)
    }),
  )
  const read = MAPS_STATE.parse(new URLSearchParams('beside=a.b,18..,7.x.2018,8,9'))
  expect(read.beside).toEqual([
    { indicator: 18, source: null, period: null },
    { indicator: 7, source: null, period: 2018 * 1000 },
  ])
})

describe('a map that is put beside the first', () => {
  const beside = async (address: string, points: readonly Point[], count: number) => {
    const { shown } = await shownFor(address, points)
    return mapsBeside(count, shown)
  }
  const OTHERS = LOW.map((point) => ({ ...point, source: OTHER, period: 2019 * 1000 }))

  test('shows the year before, then another source, never the same map again', async () => {
    expect(await beside('', [...LOW, ...HIGH, ...OTHERS], 2)).toEqual([
      { indicator: UP, source: OWN, period: 2018000 },
      { indicator: UP, source: OTHER, period: 2019000 },
    ])
  })

  test('shows another source where its own has one year', async () => {
    expect(await beside(`datasource=${OWN}`, [...LOW, ...OTHERS], 1)).toEqual([
      { indicator: UP, source: OTHER, period: 2019000 },
    ])
  })

  test('keeps those that are there', async () => {
    const first = { indicator: UP, source: OWN, period: 2018000 }
    expect(await beside(`beside=${UP}.${OWN}.2018`, [...LOW, ...HIGH, ...OTHERS], 2)).toEqual([
      first,
      { indicator: UP, source: OTHER, period: 2019000 },
    ])
    expect(await beside(`beside=${UP}.${OWN}.2018`, [...LOW, ...HIGH], 0)).toEqual([])
  })
})
