import { expect, test } from 'vitest'
import { CURATION } from '#catalogue/curation.ts'
import { catalogueColumns } from '#contract/catalogue-columns.ts'
import type { FilesList } from '#contract/files-list.ts'
import { catalogueOf } from '#contract/release-data.ts'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { MADE_UP_CATALOGUE } from '#tests/components/made-up-catalogue.ts'
import { filesOf, type Wish, wishId, wishOf } from './wish.ts'

const DASHBOARD: CatalogueDashboard = {
  ...{ id: 1, name: 'Winter', title: 'Winter', description: '', indicators: [7], default_indicators: [] },
  ...{ data_sources: [2], initial_indicator: 7, initial_datasource: 2, initial_location: 1 },
  ...{ show_related: true, sections: [], waiting_for: '' },
}
const EARLIER = 'e'.repeat(64)
const [first, ...others] = MADE_UP_CATALOGUE.indicators
const CATALOGUE = catalogueOf(
  catalogueColumns({
    ...MADE_UP_CATALOGUE,
    indicators: first ? [{ ...first, related: [8] }, ...others] : [],
    dashboards: [DASHBOARD],
    // The files of 9 are those of an earlier release.
    earlier: [[EARLIER, [9]]],
  }),
  CURATION,
)
const HASH = CATALOGUE.release.hash

/** 7 and 8 are indicators of the profiles, places are alike in 70, and 9 is neither. */
const LIST: FilesList = {
  release: HASH,
  files: [
    [7, 'indicator', null, 100],
    [7, 'groups', null, 10],
    [7, 'lgas', null, 20],
    [7, 'lga-months', 8, 3],
    [7, 'lga-months', 99, 4],
    [8, 'indicator', null, 200],
    [8, 'groups', null, 30],
    [70, 'indicator', null, 50],
    [9, 'indicator', null, 400],
    [9, 'lga-months', 9, 5],
  ],
}

/** Of a wish the files of indicators, without what comes with every wish. */
const own = (wish: Wish) =>
  filesOf(wish, CATALOGUE, LIST)
    .map(({ address }) => address.replace(HASH, 'new').replace(EARLIER, 'old').replace(/\?.*/, ''))
    .flatMap((address) => /\/releases\/((?:new|old)\/indicators\/.*)/.exec(address)?.[1] ?? [])

test.each<[Wish, readonly string[]]>([
  [
    { kind: 'state', place: 8 },
    [
      ...['new/indicators/7', 'new/indicators/7/groups', 'new/indicators/7/lga', 'new/indicators/7/lga/8'],
      ...['new/indicators/7/lga/99', 'new/indicators/8', 'new/indicators/8/groups', 'new/indicators/70'],
    ],
  ],
  [
    { kind: 'zone', place: 2 },
    [
      ...['new/indicators/7', 'new/indicators/7/groups', 'new/indicators/7/lga', 'new/indicators/7/lga/8'],
      ...['new/indicators/7/lga/99', 'new/indicators/8', 'new/indicators/8/groups', 'new/indicators/70'],
      ...['old/indicators/9', 'old/indicators/9/lga/9'],
    ],
  ],
  [
    { kind: 'dashboard', name: 'Winter' },
    [
      ...['new/indicators/7', 'new/indicators/7/groups', 'new/indicators/7/lga', 'new/indicators/7/lga/8'],
      ...['new/indicators/7/lga/99', 'new/indicators/8'],
    ],
  ],
  [{ kind: 'dashboard', name: 'Summer' }, []],
  [{ kind: 'indicator', indicator: 9 }, ['old/indicators/9', 'old/indicators/9/lga/9']],
])('%j keeps the files that its pages ask for', (wish, expected) => expect(own(wish)).toEqual(expected))

test('everything is every file, with those of everything, each once', () => {
  const files = filesOf({ kind: 'all' }, CATALOGUE, LIST).map(({ address }) => address)
  expect(own({ kind: 'all' })).toHaveLength(LIST.files.length)
  expect(new Set(files).size).toBe(files.length)
  for (const part of ['catalogue', 'definitions', 'places', 'groups', 'files', 'profiles']) {
    expect(files.filter((address) => address.includes(`/releases/${HASH}/${part}`))).toHaveLength(1)
  }
})

test.each<[Wish, string]>([
  [{ kind: 'all' }, 'all'],
  [{ kind: 'state', place: 20 }, 'state:20'],
  [{ kind: 'dashboard', name: 'A:B_C' }, 'dashboard:A:B_C'],
  [{ kind: 'indicator', indicator: 18 }, 'indicator:18'],
])('%j is called %s, and found again by that', (wish, id) => {
  expect([wishId(wish), wishOf(id)]).toEqual([id, wish])
})

test.each(['', 'state', 'state:', 'state:x', 'dashboard:', 'planet:3'])('%j is no wish', (id) => {
  expect(wishOf(id)).toBeNull()
})
