import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GROUP_HEADER, OBSERVATION_HEADER } from '#tests/builders/made-up-dataset.ts'
import { KNOWN_IDS as KNOWN } from '#tests/builders/known-ids.ts'
import { newTestFolder } from '#tests/builders/test-folder.ts'
import { Findings, findingLine } from './finding.ts'
import { GROUP_COLUMNS, readGroup } from './group-row.ts'
import { OBSERVATION_COLUMNS, readImported, readObservation } from './observation-row.ts'
import { allRows } from './read-rows.ts'
import { pointOf } from '#domain/observation/point.ts'

/** Reads a file of figures. The text is the part after the name of the file. */
async function reading(content: string | Uint8Array, kind: 'figures' | 'groups' = 'figures') {
  const path = join(newTestFolder(), 'file.csv')
  writeFileSync(path, content)
  const problems = new Findings()
  const warnings = new Findings()
  const file = { path, name: 'f.csv' }
  const rows =
    kind === 'figures'
      ? await allRows(file, OBSERVATION_COLUMNS, (row) => readObservation(row, KNOWN), problems, warnings)
      : await allRows(file, GROUP_COLUMNS, (row) => readGroup(row, KNOWN), problems, warnings)
  return { rows, problems: problems.first.map(findingLine), warnings: warnings.first.map(findingLine) }
}

const SLIP = 'Look for a slip in the digits or the unit.'
const A_COUNT = `a count is at most 2,600,000,000 here, ten times the people of the nation. ${SLIP}`

const REFUSED: readonly (readonly [row: string, sentence: string])[] = [
  ['8,2,1,2018,5,,,,,,,', 'indicator: There is no indicator with the id "8".'],
  ['8192,2,1,2018,5,,,,,,,', 'indicator: Figures can have ids up to 8191 here, and 8192 is above that.'],
  ['7.0,2,1,2018,5,,,,,,,', 'indicator: There is no indicator with the id "7.0".'],
  [',2,1,2018,5,,,,,,,', 'indicator: The cell is empty.'],
  ['7,3,1,2018,5,,,,,,,', 'datasource: There is no data source with the id "3".'],
  ['7,2,44,2018,5,,,,,,,', 'location: There is no location with the id "44".'],
  [
    '7,2,1,2018-13,5,,,,,,,',
    'period: "2018-13" is not a period. Write 2018, 2024-03 for a month, 2024-W40 for a week or 2024-Q2 for a quarter.',
  ],
  ['7,2,1,2018,,,,,,,,', 'value: The value is missing. Leave the row out: what is not measured is a gap.'],
  [
    '7,2,1,2018,"1,200",,,,,,,',
    'value: "1,200" is not a number. Write it like 1234.5, without separators and signs.',
  ],
  [
    '7,2,1,2018,Infinity,,,,,,,',
    'value: "Infinity" is not a number. Write it like 1234.5, without separators and signs.',
  ],
  ['7,2,1,2018,-1,,,,,,,', 'value: A percentage cannot be below zero.'],
  ['7,2,1,2018,50,51,60,95,,,,', 'lower: The lower bound 51 is above the value 50.'],
  ['7,2,1,2018,50,40,49,95,,,,', 'upper: The upper bound 49 is below the value 50.'],
  ['7,2,1,2018,50,40,,95,,,,', 'upper: An interval needs both of its bounds.'],
  ['7,2,1,2018,50,40,60,99,,,,', 'interval_level: "99" is not the level of an interval. Write 80, 90 or 95.'],
  ['7,2,1,2018,50,40,60,,,,,', 'interval_level: "" is not the level of an interval. Write 80, 90 or 95.'],
  ['7,2,1,2018,50,,,95,,,,', 'interval_level: There is a level, but no interval.'],
  ['7,2,1,2018,50,,,,-3,,,', 'numerator: A count cannot be below zero.'],
  ['7,2,1,2018,50,,,,1e12,,,', `numerator: "1e12" cannot be right: ${A_COUNT}`],
  ['62,2,1,2018,5e307,,,,,,,', `value: "5e307" cannot be right: ${A_COUNT}`],
  ['62,2,1,2018,2600000001,,,,,,,', `value: "2600000001" cannot be right: ${A_COUNT}`],
  ['62,2,1,2018,5,4,1e100,95,,,,', `upper: "1e100" cannot be right: ${A_COUNT}`],
  ['62,2,1,2018,-5,,,,,,,', 'value: A count cannot be below zero.'],
  ['7,2,1,2018,10001,,,,,,,', `value: "10001" cannot be right: a percentage is at most 10,000 here. ${SLIP}`],
  [
    '32,2,1,2018,10001,,,,,,,',
    `value: "10001" cannot be right: a rate per 1,000 is at most 10,000 here. ${SLIP}`,
  ],
  ['32,2,1,2018,-1,,,,,,,', 'value: A rate per 1,000 cannot be below zero.'],
  [
    '29,2,1,2018,1000001,,,,,,,',
    `value: "1000001" cannot be right: a rate per 100,000 is at most 1,000,000 here. ${SLIP}`,
  ],
  [
    '686,2,1,2018,1e16,,,,,,,',
    `value: "1e16" cannot be right: an amount of money is at most 1,000,000,000,000,000 here. ${SLIP}`,
  ],
  [
    '69,2,1,2018,-1e8,,,,,,,',
    `value: "-1e8" cannot be right: a number of this indicator is at least -10,000,000 here. ${SLIP}`,
  ],
  [
    '7,2,1,2099,50,,,,,,,',
    'period: A survey has no figure of 2099, which has not begun. Correct the period.',
  ],
  [
    '7,6,1,2027-01,50,,,,,,,',
    'period: A routine source has no figure of 2027-01, which has not begun. Correct the period.',
  ],
  [
    '7,2,1,2026,50,,,,,,,',
    'period: 2026 is not over. Name the end of the fieldwork in reference_end, such as 2018-12, or wait until the period is over.',
  ],
  [
    '7,6,1,2026-W48,50,,,,,,,',
    'period: 2026-W48 is not over. Give the flag partial_period to what counts a part of it, or wait until it is over.',
  ],
  ['7,9,1,2101,50,,,,,,,', 'period: 2101 is too far ahead: projections end in 2100. Correct the period.'],
  [
    '7,6,1,2021-W53,50,,,,,,,',
    'period: "2021-W53" is not a period: 2021 has 52 weeks. Write 2018, 2024-03 for a month, 2024-W40 for a week or 2024-Q2 for a quarter.',
  ],
  ['7,2,1,2018,50,,,,,,0,', 'sample_size: "0" is not a whole number from 1 to 2147483647.'],
  ['7,2,1,2018,50,,,,,,,guess', 'flag: There is no flag "guess".'],
]

const NO_NUMBER = 'is not a number. Write it like 1234.5, without separators and signs.'
const NO_PERIOD =
  'is not a period. Write 2018, 2024-03 for a month, 2024-W40 for a week or 2024-Q2 for a quarter.'

/** Cells of tables that people keep. Each is refused by column; none is guessed at. */
const SPOILT: readonly (readonly [cells: string, sentence: string])[] = [
  ...[
    '"1,234.5"',
    '"12,5"',
    '12%',
    '-',
    '<5',
    '12*',
    '=1+1',
    '0x10',
    '1e400',
    '1\u00002',
    '\u0661\u0662',
  ].map(
    (cell) =>
      [
        `7,2,1,2018,${cell}`,
        `value: "${cell.replaceAll('"', '').replace('\u0000', String.raw`\u{0}`)}" ${NO_NUMBER}`,
      ] as const,
  ),
  [`7,2,1,2018,${'9'.repeat(100_000)}`, `value: "${'9'.repeat(60)}…" ${NO_NUMBER}`],
  ...['12/03/2018', '3024', '2018-02-30', 'Mar 2018'].map(
    (cell) => [`7,2,1,${cell},5`, `period: "${cell}" ${NO_PERIOD}`] as const,
  ),
  ...['Nassarawa', 'FCT', 'Abuja', '1.0', '-1', '1 '.repeat(3).trim()].map(
    (cell) => [`7,2,${cell},2018,5`, `location: There is no location with the id "${cell}".`] as const,
  ),
]

it.each(SPOILT)('T37: %s is refused', async (cells, sentence) => {
  const { rows, problems } = await reading(`indicator,datasource,location,period,value\n${cells}\n`)
  expect(problems).toEqual([`f.csv, line 2, ${sentence}`])
  expect(rows).toEqual([])
})

describe('figures', () => {
  it.each([
    '62,2,1,2018,2600000000,,,,,,,',
    '7,6,1,2018,6120,,,,,,,over_100',
    '7,6,1,2026,50,,,,,,,partial_period',
    '7,6,1,2026-W47,50,,,,,,,',
    '7,6,1,2020-W53,50,,,,,,,',
    '7,9,1,2100,50,,,,,,,projection',
  ])('%s is taken', async (row) => {
    const { rows, problems } = await reading(`${OBSERVATION_HEADER}\n${row}\n`)
    expect(problems).toEqual([])
    expect(rows).toHaveLength(1)
  })

  it('of a survey are taken as soon as its fieldwork is over', async () => {
    const header = 'indicator,datasource,location,period,value,reference_start,reference_end'
    const { problems } = await reading(
      `${header}\n7,2,1,2026,50,2026-03,2026-06\n7,2,1,2026,50,2026-03,2026-12\n`,
    )
    expect(problems).toEqual([expect.stringMatching(/^f.csv, line 3, period: 2026 is not over\./)])
  })

  it.each(REFUSED)('%s is refused', async (row, sentence) => {
    const { rows, problems } = await reading(`${OBSERVATION_HEADER}\n7,2,1,2013,5,,,,,,,\n${row}\n`)
    expect(problems).toEqual([`f.csv, line 3, ${sentence}`])
    expect(rows).toHaveLength(1)
  })

  it('are read with everything said about them, flags in the order of the list', async () => {
    const { rows, problems } = await reading(
      `${OBSERVATION_HEADER}\n7,2,1,2024-W40,50.25,40,60,90,3,6,12,rounded;over_100\n`,
    )
    expect(problems).toEqual([])
    expect(rows).toEqual([
      {
        line: 2,
        content: pointOf({
          indicator: 7,
          source: 2,
          location: 1,
          period: 2024140,
          value: 50.25,
          lower: 40,
          upper: 60,
          intervalLevel: 90,
          numerator: 3,
          denominator: 6,
          sampleSize: 12,
          flags: ['over_100', 'rounded'],
        }),
      },
    ])
  })

  it('say what they are about, where the file does', async () => {
    const header = `${OBSERVATION_HEADER},reference_start,reference_end,cohort,evidence,edition,superseded_by`
    const { rows, problems } = await reading(
      `${header}\n7,2,1,2018,5,,,,,,,,2016-09,2017-12,2017,A2018;B2018,2021 revision,Survey A\n7,2,1,2019,5,,,,,,,,,,,,,\n`,
    )
    expect(problems).toEqual([])
    expect(rows.map(({ content }) => ('coordinates' in content ? content.coordinates : null))).toEqual([
      {
        referenceStart: 2016009,
        referenceEnd: 2017012,
        birthCohort: 2017,
        evidence: ['A2018', 'B2018'],
        edition: '2021 revision',
        supersededBy: 2,
      },
      NO_COORDINATES,
    ])
  })

  it.each([
    ['2016-09,,,,,', 'reference_end: A span needs its beginning and its end.'],
    ['2018,2016,,,,', 'reference_end: The span ends (2016) before it begins (2018).'],
    ['soon,2016,,,,', 'reference_start: "soon" is not a period.'],
    [',,old,,,', 'cohort: "old" is not a whole number from 1900 to 2150.'],
    [',,,A2018;Z,,', 'evidence: There is no evidence with the id "Z".'],
    [',,,,,Survey Z', 'superseded_by: There is no data source with the short name "Survey Z".'],
  ])('are refused for coordinates %s', async (cells, sentence) => {
    const header = `${OBSERVATION_HEADER},reference_start,reference_end,cohort,evidence,edition,superseded_by`
    const { rows, problems } = await reading(`${header}\n7,2,1,2018,5,,,,,,,,${cells}\n`)
    expect(rows).toEqual([])
    expect(problems[0]).toContain(sentence)
  })

  it('may be below zero where their indicator may', async () => {
    const { rows } = await reading(`${OBSERVATION_HEADER}\n69,2,1,2018,-5,,,,,,,\n`)
    expect(rows.map(({ content }) => content.value)).toEqual([-5])
  })

  it('above 100 per cent are worth a look, not refused', async () => {
    const { rows, warnings } = await reading(`${OBSERVATION_HEADER}\n7,2,1,2018,104,,,,1040,1000,,\n`)
    expect(rows).toHaveLength(1)
    expect(warnings).toEqual([
      'f.csv, line 2, value: The percentage 104 is above 100 without the flag over_100.',
      'f.csv, line 2, numerator: The numerator 1040 is above the denominator 1000.',
    ])
  })
})

const BROKEN: readonly (readonly [title: string, content: string | Uint8Array, sentence: string])[] = [
  ['an empty file', '', 'f.csv: The file is empty.'],
  [
    'an archive',
    'PK\u0003\u0004\u0014\0\n1,2\n',
    'f.csv, line 1: This is a workbook or an archive, not a CSV file. Save its sheet as "CSV UTF-8".',
  ],
  [
    'an Excel file, in which quotation marks stand anywhere',
    readFileSync(new URL('../../tests/fixtures/exchange/xlsx/infant-hiv-testing.xlsx', import.meta.url)),
    'f.csv, line 1: This is an Excel file, not a CSV file. Save its sheet as "CSV UTF-8".',
  ],
  [
    'an old Excel file',
    readFileSync(new URL('../../tests/fixtures/exchange/xlsx/wuenic-2017.xls', import.meta.url)),
    'f.csv, line 1: This is an old Excel file, not a CSV file. Save its sheet as "CSV UTF-8".',
  ],
  ['a PDF', '%PDF-1.7\n"1 0 obj', 'f.csv, line 1: This is a PDF, not a CSV file. Its tables cannot be read.'],
  [
    'UTF-16',
    Buffer.from('\uFEFFindicator,datasource\n', 'utf16le'),
    'f.csv, line 1: The text is UTF-16, not UTF-8. Save the file as "CSV UTF-8".',
  ],
  ['a web page', '<!doctype html>\n<p>"', 'f.csv, line 1: This is XML or a web page, not a CSV file.'],
  ['JSON', '{ "dataValues": [] }\n', 'f.csv, line 1: This is JSON, not a CSV file.'],
  ['semicolons', 'indicator;datasource\n', 'f.csv, line 1: The columns must be separated by commas.'],
  [
    'a short row',
    'indicator,datasource,location,period,value\n7,2,1\n',
    'f.csv, line 2: The row has 3 cells, the header has 5.',
  ],
  [
    'an open quotation mark',
    'indicator,datasource,location,period,value\n7,2,1,2018,"5\n',
    'f.csv, line 2: A quotation mark is out of place, so the rest cannot be read.',
  ],
  [
    'another encoding',
    Buffer.concat([Buffer.from(`${OBSERVATION_HEADER}\n7,2,1,2018,5,,,,,,,`), Buffer.from([0xe9, 0x0a])]),
    'f.csv, line 2: The text is not UTF-8. Save the file as "CSV UTF-8".',
  ],
]

describe('cells', () => {
  it.each([
    ['spaces around them', '7, 2 ,1 , 2018 , 5.5 ,\u00a0,,, ,,,'],
    ['a tab and a space that does not break', '7\t,\u00a02,1,2018\u00a0,5.5,,,,,,,'],
    ['an exponent', '7,2,1,2018,55e-1,,,,,,,'],
    ['a carriage return before the line end', '7,2,1,2018,5.5,,,,,,,\r'],
    ['empty lines before them', '\n\n7,2,1,2018,5.5,,,,,,,'],
    ['quotation marks', '"7","2",1,"2018","5.5",,,,,,,""'],
  ])('with %s are read', async (_title, row) => {
    const { rows, problems } = await reading(`${OBSERVATION_HEADER}\n${row}\n`)
    expect(problems).toEqual([])
    expect(rows.map(({ content }) => content)).toMatchObject([
      { indicator: 7, source: 2, location: 1, period: 2018000, value: 5.5, lower: null, flags: [] },
    ])
  })
})

describe('findings of a row', () => {
  it('stand in the order of the columns, those of the value after its bounds', async () => {
    const { problems } = await reading(`${OBSERVATION_HEADER}\n7,2,1,2018,-1,1_000,x,,,,,\n`)
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      ['lower', 'upper', 'value'].map((column) => `f.csv, line 2, ${column}`),
    )
  })

  it('are not those of the row before', async () => {
    const bad = '7,2,1,2018,x,,,,,,,'
    const wide = '7,2,1,2018,104,,,,,,,'
    const good = '7,2,1,2018,5,,,,,,,'
    const { rows, problems, warnings } = await reading(
      `${OBSERVATION_HEADER}\n${bad}\n${good}\n${wide}\n7,2\n${good}\n`,
    )
    expect(rows.map(({ line }) => line)).toEqual([3, 4, 6])
    expect(problems).toEqual([
      `f.csv, line 2, value: "x" ${NO_NUMBER}`,
      'f.csv, line 5: The row has 2 cells, the header has 12.',
    ])
    expect(warnings).toHaveLength(1)
  })
})

it('a figure is taken back by a word in place of its value, and by nothing else beside it', async () => {
  const path = join(newTestFolder(), 'file.csv')
  writeFileSync(path, `${OBSERVATION_HEADER}\n7,2,1,2018,withdrawn,,,,,,,\n7,2,1,2019,withdrawn,,,,7,,,\n`)
  const problems = new Findings()
  const file = { path, name: 'f.csv' }
  const rows = await allRows(file, OBSERVATION_COLUMNS, (row) => readImported(row, KNOWN), problems, problems)
  expect(rows.map(({ content }) => content)).toEqual([
    { indicator: 7, source: 2, location: 1, period: 2018000, value: null },
  ])
  expect(problems.first.map(findingLine)).toEqual([
    'f.csv, line 3, numerator: A figure that is withdrawn has nothing beside it. Leave the cell empty.',
  ])
})

describe('files', () => {
  it.each(BROKEN)('T37, T40: with %s are refused', async (_title, content, sentence) => {
    const { rows, problems } = await reading(content)
    expect(problems).toEqual([sentence])
    expect(rows).toEqual([])
  })

  it('that are not there are refused', async () => {
    const problems = new Findings()
    const file = { path: join(newTestFolder(), 'none.csv'), name: 'none.csv' }
    await allRows(file, OBSERVATION_COLUMNS, (row) => readObservation(row, KNOWN), problems, problems)
    expect(problems.first.map(findingLine)).toEqual(['none.csv: There is no such file.'])
  })

  it('may have a byte order mark, Windows line ends, empty lines and columns in another order', async () => {
    const text = '\uFEFFvalue,period,location,datasource,indicator\r\n\r\n5,2018,1,2,7\r\n"x",2018,1,2,7\r\n'
    const { rows, problems } = await reading(text)
    expect(rows.map(({ line, content }) => [line, content.value])).toEqual([[3, 5]])
    expect(problems).toEqual([
      'f.csv, line 4, value: "x" is not a number. Write it like 1234.5, without separators and signs.',
    ])
  })

  it('tell the line on which a row begins, also after text of several lines', async () => {
    const text = `${GROUP_HEADER}\n7,2,1,2018,sex,"gir\nls",1,5,,,\n7,2,1,2018,,"boys",2,5,,,\n`
    const { rows, problems } = await reading(text, 'groups')
    expect(rows.map(({ line }) => line)).toEqual([2])
    expect(problems).toEqual(['f.csv, line 4, dimension: The cell is empty.'])
  })
})

it('a standard error is above zero', async () => {
  const header = 'indicator,datasource,location,period,value,se'
  const { rows, problems } = await reading(
    `${header}\n7,2,1,2018,50,1.5\n7,2,1,2019,50,0\n7,2,1,2020,50,-1\n`,
  )
  expect(rows.map(({ content }) => content)).toEqual([
    pointOf({ indicator: 7, source: 2, location: 1, period: 2018000, value: 50, se: 1.5 }),
  ])
  expect(problems).toEqual([
    'f.csv, line 3, se: The standard error 0 is not above zero.',
    'f.csv, line 4, se: The standard error -1 is not above zero.',
  ])
})

it('findings are all counted, and few are kept', () => {
  const passed: number[] = []
  const findings = new Findings(({ line }) => passed.push(line))
  for (let line = 1; line <= 250; line++) findings.add({ file: 'f', line, column: '', message: 'm' })
  expect([findings.total, findings.first.length, passed.length]).toEqual([250, 100, 250])
})
