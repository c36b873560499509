import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { figuresInFile } from '#tests/builders/figures-in-file.ts'
import { openFile } from './open.ts'
import { recognise } from './recognise.ts'
import { kindMessage, noFiguresMessage } from './words.ts'

const json = (content: object) => JSON.stringify(content)

/** An answer of DHIS2, its columns in an order of their own. */
const analytics = (headers: readonly string[], rows: readonly (readonly string[])[], metaData: object = {}) =>
  json({
    headers: headers.map((name) => ({ name, column: name, meta: !/value|nume|denom|factor/.test(name) })),
    rows,
    metaData,
  })

const DOCUMENTS: readonly (readonly [title: string, content: string, figures: readonly string[]])[] = [
  [
    'DHIS2 analytics with the value first and the period as a filter',
    analytics(['value', 'ou', 'dx'], [['55.5', 'cTIw3RXOLCQ', 'abc']], {
      items: { abc: { name: 'Penta 3' }, cTIw3RXOLCQ: { name: 'kn Kano State' } },
      dimensions: { pe: ['202301'], ou: ['cTIw3RXOLCQ'], dx: ['abc'] },
    }),
    ['Penta 3 · cTIw3RXOLCQ/kn Kano State · 2023-01 = 55.5'],
  ],
  [
    'DHIS2 analytics of an older version, with names in a list of their own',
    analytics(
      ['dx', 'pe', 'ou', 'co', 'value'],
      [
        ['abc', '2023W3', 'kano', 'HllvX50cXC0', '5'],
        ['abc', '2023W10', 'kano', 'girls', '6'],
      ],
      { names: { abc: 'BCG', kano: 'Kano', girls: 'Female' } },
    ),
    ['BCG · kano/Kano · 2023-W03 = 5', 'BCG · kano/Kano · 2023-W10 · girls = 6'],
  ],
  [
    'periods of DHIS2 that we do not have',
    analytics(
      ['dx', 'pe', 'ou', 'value'],
      ['20230115', '2023S1', '2023BiW3', '2023April', '2023WedW1', '202301B'].map((pe) => [
        'a',
        pe,
        'o',
        '1',
      ]),
    ),
    [
      'a · o · 20230115?day = 1',
      'a · o · 2023S1?half-year = 1',
      'a · o · 2023BiW3?several-weeks = 1',
      'a · o · 2023April?financial-year = 1',
      'a · o · 2023WedW1?other-weeks = 1',
      'a · o · 202301B?several-months = 1',
    ],
  ],
  [
    'values of DHIS2 whose set says period and place',
    json({
      period: '2023Q1',
      orgUnit: 'o',
      dataValues: [{ dataElement: 'a', value: '0' }, { dataElement: 'b' }],
    }),
    ['a · o · 2023-Q1 = 0'],
  ],
  [
    'ADX with groups of its own and a year',
    '<adx xmlns="urn:ihe:qrph:adx:2015"><group orgUnit="o" period="2022-01-01/P1Y" risk="high"><dataValue dataElement="a" value="3" sex="M"/><dataValue dataElement="a" value="4"/></group></adx>',
    ['a · o · 2022 · high+M = 3', 'a · o · 2022 · high = 4'],
  ],
  [
    'GHO with both sexes named',
    json({
      value: [
        {
          IndicatorCode: 'X',
          SpatialDim: 'NGA',
          TimeDim: 2019,
          NumericValue: 5.5,
          Dim1Type: 'SEX',
          Dim1: 'SEX_FMLE',
          Low: 4,
          High: 7,
          Value: '5.5',
        },
        { IndicatorCode: 'X', SpatialDim: 'NGA', TimeDim: 2020, NumericValue: null, Value: 'No data' },
      ],
    }),
    ['X · NGA · 2019 · SEX_FMLE = 5.5 [4, 7]'],
  ],
  [
    'DHS with a survey of two regions',
    json({
      Data: [
        {
          IndicatorId: 'I',
          Indicator: 'Name',
          SurveyId: 'NG2018DHS',
          SurveyYear: 2018,
          CountryName: 'Nigeria',
          CharacteristicCategory: 'Region',
          CharacteristicLabel: '..Kano',
          RegionId: 'NGDHS2018433033',
          Value: 20.1,
          CILow: 18,
          CIHigh: 22,
          IsPreferred: 1,
          ByVariableLabel: '',
        },
      ],
    }),
    ['Name · NGDHS2018433033/Kano · 2018 = 20.1 [18, 22]'],
  ],
  [
    'the World Bank by months',
    json([
      { page: 1 },
      [
        {
          indicator: { id: 'A', value: 'Name' },
          country: { id: 'NG', value: 'Nigeria' },
          date: '2020M05',
          value: 3,
        },
      ],
    ]),
    ['Name · NG/Nigeria · 2020-05 = 3'],
  ],
  [
    'SDMX-JSON in series with an indicator and groups',
    json({
      data: {
        structures: [
          {
            dimensions: {
              series: [
                { id: 'INDICATOR', values: [{ id: 'I', name: 'Name' }] },
                { id: 'REF_AREA', values: [{ id: 'NGA', name: 'Nigeria' }] },
                { id: 'SEX', values: [{ id: '_T' }, { id: 'F' }] },
              ],
              observation: [{ id: 'TIME_PERIOD', values: [{ value: '2020' }, { value: '2021' }] }],
            },
            attributes: {
              observation: [
                { id: 'LOWER_BOUND', values: [{ id: '1' }] },
                { id: 'UPPER_BOUND', values: [{ id: '9' }] },
              ],
            },
          },
        ],
        dataSets: [
          {
            series: {
              '0:0:0': { observations: { 0: [5, 0, 0] } },
              '0:0:1': { observations: { 1: ['6', null, null] } },
            },
          },
        ],
      },
    }),
    ['Name · NGA/Nigeria · 2020 = 5 [1, 9]', 'Name · NGA/Nigeria · 2021 · F = 6'],
  ],
  [
    'SDMX-ML, generic and flat',
    '<GenericData><DataSet><Obs><ObsKey><Value id="INDICATOR" value="I"/><Value id="REF_AREA" value="NGA"/><Value id="TIME_PERIOD" value="2020-Q2"/></ObsKey><ObsValue value="7"/></Obs></DataSet></GenericData>',
    ['I · NGA · 2020-Q2 = 7'],
  ],
  [
    'a bundle of FHIR reports with numerator, denominator and a quarter',
    json({
      resourceType: 'Bundle',
      entry: [
        {
          resource: {
            resourceType: 'MeasureReport',
            status: 'complete',
            measure: 'http://a/Measure/penta3',
            subject: { display: 'Kano' },
            period: { start: '2024-04-01', end: '2024-06-30' },
            group: [
              {
                population: [
                  { code: { coding: [{ code: 'numerator' }] }, count: 90 },
                  { code: { coding: [{ code: 'denominator' }] }, count: 120 },
                ],
                measureScore: { value: 75 },
              },
            ],
          },
        },
      ],
    }),
    ['penta3 · Kano · 2024-Q2 = 75 90/120'],
  ],
  [
    'records of anybody',
    json([
      { state: 'Kano', year: 2018, indicator: 'Penta 3', value: 20.1 },
      { state: 'Lagos', year: 2018, indicator: 'Penta 3', value: 80 },
    ]),
    ['Penta 3 · Kano · 2018 = 20.1', 'Penta 3 · Lagos · 2018 = 80'],
  ],
]

describe('documents of many forms are read', () => {
  it.each(DOCUMENTS)('%s', async (_title, content, figures) => {
    expect(await figuresInFile(content)).toEqual(figures)
  })
})

it.each([
  ['State,LGA\nKano,Dala\nKano,Gwale\n', 'A list of places', '0 figures found: this is a list of 2 places.'],
  [
    json({ dataElements: [{ id: 'fbfJHSPpUQD', name: 'ANC' }] }),
    'Names of DHIS2 (metadata)',
    '0 figures found: these are names of codes.',
  ],
  [
    json({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { name: 'Dala PHC' }, geometry: null }],
    }),
    'A map of places',
    '0 figures found: this is a list of 1 place.',
  ],
  [
    'REF_AREA,INDICATOR,TIME_PERIOD,OBS_VALUE\n',
    'SDMX as a table',
    '0 figures found: the table has no rows of figures.',
  ],
])('%s is said to have no figures', async (content, kind, sentence) => {
  const opened = await openFile({ name: 'a', bytes: new TextEncoder().encode(content) })
  expect(english.text(kindMessage(opened.format))).toBe(kind)
  expect(english.text(noFiguresMessage(opened))).toBe(sentence)
})

it.each([
  [
    'a long table of SDMX',
    `REF_AREA,INDICATOR,TIME_PERIOD,OBS_VALUE\n${'NGA,X,2020,1.5\n'.repeat(40_000)}"`,
    'sdmx-csv',
    0.9,
  ],
  ['a long sheet', `State,Year,Penta 3\n${'Kano,2020,1.5\n'.repeat(40_000)}"`, 'sheet', 0.5],
  ['a document', json({ dataValues: [] }), 'dhis2-data-values', 1],
])('%s is recognised by its beginning', async (_title, content, format, sureness) => {
  const found = await recognise({ name: 'a', bytes: new TextEncoder().encode(content) })
  expect(found).toMatchObject({ isKnown: true, format, sureness })
})

it('what cannot be read is recognised as such, with the reason', async () => {
  const found = await recognise({ name: 'a.csv', bytes: new TextEncoder().encode('%PDF-1.7') })
  expect(found.isKnown).toBe(false)
  expect(english.text(found.because)).toMatch(/^This is a PDF\./)
})
