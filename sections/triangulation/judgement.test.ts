import { expect, test } from 'vitest'
import { emptyTable } from '#domain/observation/observation-table.ts'
import { aReference, anIndicator, aSource } from '#tests/builders/made-up-country.ts'
import type { LoadedFile } from '#sections/files/loaded-file.ts'
import { figuresOf } from '#sections/files/figures.ts'
import { judgementFiles } from './judgement.ts'
import { TRIANGULATION_STATE } from './state.ts'

const sources = [aSource(2, 'Survey A'), aSource(3, 'Survey B'), aSource(6, 'Reports C')]
const reference = aReference(sources, [anIndicator(7), anIndicator(9)])
const states = [...reference.locations.values()].filter(({ level }) => level === 3).map(({ id }) => id)
/** Of 7 the reports have LGAs (8), of 9 only the surveys have figures. */
const coverage = new Map([
  [
    7,
    new Map([
      [2, 7],
      [3, 7],
      [6, 15],
    ]),
  ],
  [
    9,
    new Map([
      [2, 1],
      [3, 1],
    ]),
  ],
])
const catalogue = {
  release: { number: 1, hash: 'a', published_at: '2026-01-01T00:00:00Z', note: '' },
  reference,
  coverage,
  dashboards: [],
}

/** The reports have LGAs by month. */
const MONTHS: LoadedFile = {
  file: 'indicator',
  indicator: 7,
  data: { id: 7, table: emptyTable(), measures: [], lga: new Map([[6, [2_023_001]]]) },
}
const GROUPED: LoadedFile = {
  file: 'group-index',
  data: [{ indicator: 7, source: 3, dimension: 'wealth', periods: [], categories: 5, levels: 1 }],
}

function filesOf(query: string, arrived: readonly LoadedFile[] = []): string[] {
  const wanted = TRIANGULATION_STATE.parse(new URLSearchParams(query))
  const requests = judgementFiles({ wanted, catalogue }, figuresOf(catalogue, arrived))
  return requests.map((request) =>
    [request.file, 'indicator' in request && request.indicator, 'state' in request && request.state]
      .filter((part) => part !== false)
      .join(' '),
  )
}

const ALWAYS = ['group-index', 'places']

test.each<[string, string, readonly LoadedFile[], readonly string[]]>([
  ['nothing while the reader chooses', 'datasource=2&compare=3&asked=0', [], []],
  ['nothing for a source that is not there', 'datasource=2&compare=99', [], []],
  ['of everything in common each indicator', 'datasource=2&compare=3', [], ['indicator 7', 'indicator 9']],
  ['of one its own file', 'indicator=9&datasource=2&compare=3', [], ['indicator 9']],
  ['LGAs where a chosen source has them', 'datasource=2&compare=6', [], ['indicator 7', 'lgas 7']],
  [
    'figures by group, once it is known who has them',
    'indicator=7&datasource=2&compare=3',
    [GROUPED],
    ['indicator 7', 'groups 7'],
  ],
  [
    'not those of a source that is not chosen',
    'indicator=7&datasource=2&compare=6',
    [GROUPED],
    ['indicator 7', 'lgas 7'],
  ],
  [
    'every state by month, as the API judges by months too',
    'indicator=7&datasource=6&compare=2',
    [MONTHS],
    ['indicator 7', 'lgas 7', ...states.map((id) => `lga-months 7 ${id}`)],
  ],
])('%s', (_, query, arrived, expected) => {
  expect(filesOf(query, arrived)).toEqual(expected.length === 0 ? [] : [...ALWAYS, ...expected])
})
