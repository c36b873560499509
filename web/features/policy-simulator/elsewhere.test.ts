import { expect, test } from 'vitest'
import type { PolicyInputs, PolicyOptionRow } from '#contract/policy/policy.ts'
import { english } from '#languages/from-source.ts'
import { saidElsewhere } from './elsewhere.ts'

const NETS: PolicyOptionRow = {
  ...{
    intervention: 20,
    name: 'Nets',
    population: '',
    outcome: '',
    cause: 'Malaria',
    note: '',
    confidence: 'high',
  },
  citation: { source: '', year: null, address: 'https://a.example' },
  coverage: {
    ...{ indicator: 7, name: 'Nets', datasource: 2, cited: 'Survey A 2024', period: '2024', value: 40 },
    estimate: { value: 40, lower: null, upper: null, level: null },
  },
  ...{ later: null, is_ratio: false, affected: 1, deaths: null, people: 1000, gain: null },
  avoided: { value: 0.5, lower: 0.4, upper: 0.6, level: 95 },
}

/** A state without deaths by cause, where the treatment of pneumonia cannot be run. */
const NORTHLAND: PolicyInputs = {
  ...{ release: 1, release_hash: 'a', indicator: { id: 32, name: 'U5MR' } },
  ...{ location: { id: 8, name: 'Northland', level: 3 }, aim: 80, year: null, is_about: true, proposals: [] },
  options: [NETS],
  left: [
    {
      intervention: 18,
      name: 'Case management',
      use: 'deaths',
      why: 'no coverage of this place can be quoted',
    },
  ],
  borrowed: ['National causes.'],
}

const said = (levers: Parameters<typeof saidElsewhere>[1]) =>
  saidElsewhere(NORTHLAND, levers).map((one) => (typeof one === 'string' ? one : english.text(one)))

test('at another place what can be run is, and what cannot is left out with its reason', () => {
  expect(
    said([
      [20, 80],
      [18, 80],
    ]),
  ).toEqual([
    'The same for Northland:',
    'Left out for Northland: Case management, as no coverage of this place can be quoted.',
    'No deaths for Northland: under-five deaths by cause of the last ten years are not held for it. Only coverage is known.',
    'At 80%, 400 more people would be covered by Nets. Coverage was 40% (Survey A 2024).',
    'National causes.',
  ])
})

test('where nothing can be run, that is said with the reasons', () => {
  expect(said([[18, 80]])).toEqual([
    'Nothing of it can be run for Northland.',
    'Left out for Northland: Case management, as no coverage of this place can be quoted.',
  ])
})
