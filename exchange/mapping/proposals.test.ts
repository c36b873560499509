import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { openFile } from '#exchange/files/open.ts'
import { figuresOf } from '#exchange/files/read.ts'
import type { Candidate } from '#exchange/reading/candidate.ts'
import { applyMapping } from './apply.ts'
import { askUnit } from './ask-unit.ts'
import { matchByValues, matchMessage } from './by-values.ts'
import { indicatorBook } from './indicator-book.ts'
import { columnsKey, emptyMapping, mappingIn, mappingText, OpenNames } from './mapping.ts'
import { type KnownPlace, placeBook, placeCodesIn } from './place-book.ts'
import { draftMapping, proposeNames } from './propose.ts'
import { proposeGroup } from './propose-group.ts'
import { proposeIndicators } from './propose-indicator.ts'
import { proposePlace } from './propose-place.ts'
import { proposeSource } from './propose-source.ts'
import { Questions } from './questions.ts'

const dataset = (name: string) => readFileSync(new URL(`../../datasets/${name}`, import.meta.url), 'utf8')

/** The places that ship; none of their first columns has a quotation mark. */
const PLACES: readonly KnownPlace[] = dataset('locations.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id, name = '', level, parent] = line.split(',')
    return {
      id: Number(id),
      name,
      level: Number(level) as KnownPlace['level'],
      parent: parent ? Number(parent) : null,
    }
  })

const CODES = placeCodesIn(dataset('place-codes.csv'))
const BOOK = placeBook(PLACES, CODES)

const idOf = (name: string, level: number, state?: string) =>
  PLACES.find(
    (place) =>
      place.name === name &&
      place.level === level &&
      (state === undefined ||
        place.parent === PLACES.find((one) => one.name === state && one.level === 3)?.id),
  )?.id

const place = (name: string, within = '', code = '') => proposePlace({ code, name, within }, BOOK)

describe('places', () => {
  it.each([
    ['Kano', '', idOf('Kano', 3)],
    ['kn Kano State', '', idOf('Kano', 3)],
    ['Akwa-Ibom', '', idOf('Akwa Ibom', 3)],
    ['Nassarawa', '', idOf('Nasarawa', 3)],
    ['Plataeu', '', idOf('Plateau', 3)],
    ['fc Federal Capital Territory', '', idOf('FCT', 3)],
    ['FCT Abuja', '', idOf('FCT', 3)],
    ['Abuja', '', idOf('FCT', 3)],
    ['North West', '', idOf('North-West', 2)],
    ['North-East Zone', '', idOf('North-East', 2)],
    ['NIGERIA', '', 1],
    ['kn Dala Local Government Area', '', idOf('Dala', 4, 'Kano')],
    ['Dala', 'Kano', idOf('Dala', 4, 'Kano')],
    ['Dala LGA', 'Kano State', idOf('Dala', 4, 'Kano')],
    ['Bassa', 'Kogi', idOf('Bassa', 4, 'Kogi')],
    ['Bassa', 'Plateau', idOf('Bassa', 4, 'Plateau')],
    ['Nasarawa', 'Kano', idOf('Nassarawa', 4, 'Kano')],
    ['na Nasarawa Eggon Local Government Area', '', idOf('Nasarawa Egon', 4, 'Nasarawa')],
    ['Yenagoa', 'Bayelsa', idOf('Yenegoa', 4, 'Bayelsa')],
    ['Otukpo', 'Benue', idOf('Oturkpo', 4, 'Benue')],
    ['..Kano', '', idOf('Kano', 3)],
    ['Sokotto', '', idOf('Sokoto', 3)],
  ])('“%s” in “%s”', (name, within, id) => {
    expect(id).toBeDefined()
    expect(place(name, within).place).toBe(id)
  })

  it.each([
    ['NG', 1],
    ['NGA', 1],
    ['NG-KN', idOf('Kano', 3)],
    ['NG020', idOf('Kano', 3)],
    ['cTIw3RXOLCQ', idOf('Kano', 3)],
    ['NGDHS2018433033', idOf('Kano', 3)],
    ['NGDHS2018433005', idOf('North-Central', 2)],
  ])('the code %s', (code, id) => {
    expect(place('', '', code).place).toBe(id)
  })

  it.each([
    ['Total', '', 'none'],
    ['State level data', 'Kano', 'none'],
    ['Western Africa (UNSDG)', 'UNSDG_WESTERNAFR', 'none'],
    ['West and Central Africa', '', 'none'],
    ['Sub-Saharan Africa', '', 'none'],
    ['World', 'OWID_WRL', 'none'],
    ['Germany', 'DEU', 'none'],
    ['Northeast - 1990', '', 'none'],
    ['Gongola', '', 'none'],
    ['Bassa', '', 'ask'],
    ['Cameroon', '', 'ask'],
    ['Jos', '', 'ask'],
    ['Nowhere', 'Kano', 'ask'],
  ])('“%s” (%s) is never proposed as a place', (name, code, kind) => {
    const within = kind === 'none' && code === 'Kano' ? code : ''
    expect(
      proposePlace(
        { code: within === '' && code !== 'Kano' ? code : '', name, within: code === 'Kano' ? 'Kano' : '' },
        BOOK,
      ),
    ).toMatchObject({
      kind,
      place: null,
    })
  })

  it('all 812 places of the national DHIS2 are found by their identifier and by their decorated name', () => {
    const named = CODES.filter(({ dhis2 }) => dhis2 !== '')
    expect(named).toHaveLength(812)
    const lost = named.filter(({ location, dhis2, dhis2Name }) => {
      const own = BOOK.byId.get(location)
      const state = own?.level === 4 ? BOOK.byId.get(own.parent ?? 0) : undefined
      const mark =
        CODES.find(({ location: id }) => id === state?.id)
          ?.iso.slice(3)
          .toLowerCase() ?? ''
      const byCode = place('', '', dhis2).place
      const byName =
        own?.level === 1
          ? location
          : place(state ? `${mark} ${dhis2Name} Local Government Area` : dhis2Name).place
      return byCode !== location || byName !== location
    })
    expect(lost).toEqual([])
  })

  it('says why', () => {
    expect(english.text(place('Yenagoa', 'Bayelsa').because)).toBe(
      '“Yenagoa” is another or an older name of Yenegoa.',
    )
    expect(english.text(place('West and Central Africa').because)).toBe(
      '“West and Central Africa” is another country or a region of several. Its figure is never Nigeria’s.',
    )
  })
})

it.each([
  ['owid/life-expectancy.csv', ['NGA']],
  [
    'frictionless/maternal-mortality/Maternal Mortality Ratio (Gapminder (2010), WHO (2019) and OECD (2022)).csv',
    ['Nigeria'],
  ],
  ['sdmx/unicef-lbw.json', []],
  ['sdmx/unicef-cme-all-2020.csv', ['NGA']],
  ['worldbank/wb-bulk-urban.csv', ['NGA']],
])('of the places of %s Nigeria alone is ours: never Niger, never a region', async (file, ours) => {
  const bytes = new Uint8Array(
    readFileSync(new URL(`../../tests/fixtures/exchange/${file}`, import.meta.url)),
  )
  const opened = await openFile({ name: file, bytes })
  const candidates: Candidate[] = []
  for await (const candidate of figuresOf(opened)) candidates.push(candidate)
  const books = { places: BOOK, indicators: INDICATORS, sources: [], held: [] }
  const found = proposeNames(candidates, books).places.filter(({ proposal }) => proposal.place !== null)
  expect(found.map(({ key, proposal }) => [key, proposal.place])).toEqual(ours.map((key) => [key, 1]))
})

const INDICATORS = indicatorBook(
  [
    {
      id: 18,
      code: 'PENTA3',
      shortName: 'DPT/Penta 3 coverage',
      fullName: 'Immunization coverage, third dose (DPT 3 / Penta 3)',
      factor: 2,
    },
    {
      id: 212,
      code: 'PENTA1',
      shortName: 'DPT/Penta 1 coverage',
      fullName: 'Immunization coverage, first dose (DPT 1 / Penta 1)',
      factor: 2,
    },
    {
      id: 7,
      code: 'SBA',
      shortName: 'Skilled attendance at birth',
      fullName: 'Births attended by skilled health personnel',
      factor: 2,
    },
    {
      id: 32,
      code: 'U5MR',
      shortName: 'Under-five mortality rate',
      fullName: 'Under-five mortality rate (per 1,000 live births)',
      factor: 1,
    },
  ],
  [{ indicator: 7, name: 'Assistance during delivery from a skilled provider (RH_DELA_C_SKP)' }],
)

describe('indicators', () => {
  it.each([
    ['IM_DTP3', 18, 1],
    ['Penta3', 18, 1],
    ['WHS4_100', 18, 1],
    ['dtp1', 212, 1],
    ['RH_DELA_C_SKP', 7, 1],
    ['Skilled attendance at birth', 7, 1],
    ['CME_MRY0T4', 32, 1],
  ])('%s', (code, indicator, sureness) => {
    expect(proposeIndicators({ code, name: '' }, INDICATORS)[0]).toMatchObject({ indicator, sureness })
  })

  it('a column that has the words of a percentage and says percent is sure of it, a number of doses is not', () => {
    const sureness = (name: string) => {
      const [first] = proposeIndicators({ code: '', name }, INDICATORS)
      return first?.indicator === 18 ? first.sureness : 0
    }
    expect(sureness('Penta 3 (%)')).toBeGreaterThan(0.9)
    for (const name of ['Penta 3 doses', 'Number of penta 3', 'Penta 1 (%)']) {
      expect(sureness(name), name).toBeLessThan(0.9)
    }
  })

  it('alike names are proposed with doubt, and another dose never', () => {
    const [first, ...others] = proposeIndicators(
      { code: '', name: 'Children with pentavalent 3rd dose coverage' },
      INDICATORS,
    )
    expect(first?.sureness ?? 0).toBeLessThan(1)
    expect([first, ...others].map((one) => one?.indicator)).not.toContain(212)
    expect(proposeIndicators({ code: '', name: 'Rainfall' }, INDICATORS)).toEqual([])
  })
})

const HELD = [27, 28, 29, 30, 31].map((at, index) => ({
  indicator: 18,
  source: 2,
  place: at,
  period: 2018000,
  value: 20.1 + index * 9,
}))

describe('values that we hold', () => {
  it.each([
    ['the same', 1, 1, 5],
    ['fractions of what we show per cent', 0.01, 100, 5],
    ['thousandfold', 1000, 0.001, 5],
  ] as const)('%s are recognised', (_title, times, scale, equal) => {
    const column = HELD.map(({ place: at, value }) => {
      const written = String(Number((value * times).toPrecision(6)))
      return { place: at, period: 2018000, value: Number(written), text: written }
    })
    expect(matchByValues(column, HELD)[0]).toEqual({ indicator: 18, source: 2, scale, equal, compared: 5 })
  })

  it('others are not', () => {
    const column = HELD.map(({ place: at }, index) => ({
      place: at,
      period: 2018000,
      value: 3 + index,
      text: String(3 + index),
    }))
    expect(matchByValues(column, HELD)).toEqual([])
  })

  it('say how many', () => {
    const match = { indicator: 18, source: 2, scale: 1, equal: 31, compared: 37 } as const
    expect(english.text(matchMessage(match, 'NDHS', 'Penta 3 coverage'))).toBe(
      'The column equals Penta 3 coverage of NDHS in 31 of 37 figures.',
    )
  })
})

describe('units are asked and never converted', () => {
  it.each([
    [[0.4, 0.55, 0.79], '', 2, 100],
    [[0.4, 0.55, 0.79], '%', 2, 100],
    [[40, 55, 79], '%', 2, undefined],
    [[4, 5.5, 7.9], '%', 1, 10],
    [[114, 120], 'D_PER_1000_B', 1, undefined],
    [[114, 120], 'per 100,000 live births', 1, 0.01],
    [[0, 1, 1], '', 2, undefined],
    [[0.1, 0.2, 0.3], '', 4, undefined],
  ] as const)('%j in “%s” for factor %i', (values, unit, factor, scale) => {
    expect(askUnit(values, unit, factor)?.scale).toBe(scale)
  })
})

describe('groups', () => {
  it.each([
    ['SEX', 'F', { dimension: 'sex', category: 'Female' }],
    ['gender', 'male', { dimension: 'sex', category: 'Male' }],
    ['RESIDENCEAREATYPE', 'RESIDENCEAREATYPE_URB', { dimension: 'residence', category: 'Urban' }],
    ['WEALTH_QUINTILE', 'Q1', { dimension: 'wealth_quintile', category: 'Poorest' }],
    ['age_group', 'Y015_049', { dimension: 'age', category: '15-49' }],
    ['ageGroup', 'P15Y--P20Y', { dimension: 'age', category: '15-19' }],
    ["Mother's age", 'age 15-17', { dimension: 'age', category: '15-17' }],
    ['mechanism', 'F', null],
    ['key population', 'FSW', null],
  ])('%s = %s', (dimension, category, ours) => {
    expect(proposeGroup({ dimension, category, label: category })).toEqual(ours)
  })
})

const SOURCES = [
  { id: 2, name: 'NDHS', fullName: 'Nigeria Demographic and Health Survey' },
  { id: 4, name: 'NMIS', fullName: 'Nigeria Malaria Indicator Survey' },
]

it.each([
  ['NG2018DHS', 2],
  ['NG2021MIS', 4],
  ['NDHS 2018', 2],
  ['Nigeria Demographic and Health Survey 2023-24', 2],
  ['GH2014DHS', undefined],
])('the source %s', (text, source) => {
  expect(proposeSource(text, SOURCES)?.source).toBe(source)
})

const SHEET = [
  'State,Year,Penta 3 (%),SBA',
  'Kano,2018,0.4,-3',
  'Lagos,2018,0.79,20',
  'Total,2018,0.6,30',
  'Oyo,2099,0.5,1e308',
].join('\n')

async function sheet() {
  const opened = await openFile({ name: 'a.csv', bytes: new TextEncoder().encode(SHEET) })
  const candidates: Candidate[] = []
  for await (const candidate of figuresOf(opened)) candidates.push(candidate)
  const [table] = opened.tables
  return { opened, candidates, columns: table === undefined ? '' : columnsKey(table) }
}

it('what was silently accepted is asked', async () => {
  const questions = new Questions(2026)
  for (const candidate of (await sheet()).candidates) questions.add(candidate)
  expect(questions.list().map(({ kind, count }) => [kind, count])).toEqual([
    ['negative', 1],
    ['too_large', 1],
    ['ahead', 2],
  ])
})

it('a draft takes what is certain, asks the rest, and figures keep their cells', async () => {
  const { candidates, columns } = await sheet()
  const books = { places: BOOK, indicators: INDICATORS, sources: SOURCES, held: [] }
  const proposals = proposeNames(candidates, books)
  expect(
    proposals.indicators.map(({ key, proposal }) => [
      key,
      proposal.byName[0]?.indicator,
      proposal.unit?.scale,
    ]),
  ).toEqual([
    ['Penta 3 (%)', 18, 100],
    ['SBA', 7, undefined],
  ])
  const draft = { ...draftMapping(emptyMapping('sheet', columns, 'A ministry'), proposals), source: 2 }
  expect(draft.indicators).toEqual({ SBA: { indicator: 7, scale: 1 } })
  expect(draft.places).toEqual({
    Kano: idOf('Kano', 3),
    Lagos: idOf('Lagos', 3),
    Oyo: idOf('Oyo', 3),
    Total: null,
  })
  const agreed = {
    ...draft,
    indicators: { ...draft.indicators, 'Penta 3 (%)': { indicator: 18, scale: 100 as const } },
  }
  const open = new OpenNames()
  const before = candidates.map((candidate) => applyMapping(candidate, draft, open))
  expect(before.filter(({ kind }) => kind === 'open')).toHaveLength(3)
  expect(open.list().map(({ kind, key, count }) => [kind, key, count])).toEqual([
    ['indicator', 'Penta 3 (%)', 4],
  ])
  const after = candidates.map((candidate) => applyMapping(candidate, agreed, new OpenNames()))
  expect(after[2]).toEqual({
    kind: 'figure',
    isGroup: false,
    at: { file: 'a.csv', sheet: '', row: 3, column: 'C' },
    cells: { indicator: 18, datasource: 2, location: idOf('Lagos', 3), period: '2018', value: 79 },
  })
  expect(mappingIn(mappingText(agreed))).toEqual(agreed)
})

it.each([
  '',
  'no JSON',
  '[]',
  '{"version":2}',
  '{"version":1,"format":"sheet","columns":"a","places":{"Kano":"27"}}',
])('a file that is no mapping is none: %s', (text) => {
  expect(mappingIn(text)).toBeNull()
})
