import { expect, test } from 'vitest'
import type { Quantity, Row, World } from '../rows.ts'
import { FAULT_RULES } from './judged.ts'
import type { About, SpokenPlace, Statement } from './statement.ts'

const [COVERAGE, STOCK, CASES] = [20, 1709, 483]

const quantity = (id: number, shortName: string, factor: number): Quantity => ({
  ...{ id, shortName, fullName: shortName, factor, slope: 'Positive', decimals: 1 },
  ...{ denominator: '', target: null, phrase: shortName, isMany: false },
})

const row = (
  indicator: number,
  source: number,
  period: string,
  value: number,
  more: Partial<Row> = {},
): Row => ({
  ...{ indicator, source, location: 27, period, value, lower: null, upper: null, level: null },
  ...{
    numerator: null,
    denominator: null,
    sample: null,
    flags: [],
    cohort: '',
    evidence: [],
    supersededBy: '',
  },
  ...more,
})

const ROWS = [
  row(COVERAGE, 2, '2024', 38.6, { cohort: '2022', evidence: ['DHS'] }),
  row(COVERAGE, 2, '2018', 40),
  row(COVERAGE, 30, '2022', 75.3, { cohort: '2022', evidence: ['DHIS2'] }),
  row(COVERAGE, 32, '2021', 104, { flags: ['over_100'] }),
  row(COVERAGE, 32, '2022', 60, { flags: ['partial_period'] }),
  row(STOCK, 30, '2021-01', 100),
  row(STOCK, 30, '2021-02', 90),
  row(CASES, 31, '2023', 12),
]

const place = (id: number, name: string, level: number, parent: number | null) =>
  [id, { id, name, level, parent }] as const

const WORLD: World = {
  places: new Map([
    place(1, 'Nigeria', 1, null),
    place(27, 'Kano', 3, 1),
    place(516, 'Gaya', 4, 27),
    place(517, 'Bichi', 4, 27),
  ]),
  publishers: new Map(
    (
      [
        [2, 'NDHS', 'Survey'],
        [30, 'NHMIS-DHIS2 (monthly)', 'Routine'],
        [31, 'NCDC', 'Routine'],
        [32, 'NHMIS-DHIS2', 'Routine'],
      ] as const
    ).map(([id, name, classification]) => [id, { id, name, classification, methodology: '' }]),
  ),
  quantities: new Map([
    [COVERAGE, quantity(COVERAGE, 'Measles immunization coverage', 2)],
    [STOCK, quantity(STOCK, 'Measles vaccine opening stock', 4)],
    [CASES, quantity(CASES, 'Lassa fever cases', 4)],
  ]),
  measured: new Set(),
  official: new Set(),
  withoutIntervals: new Set([`${COVERAGE}:30`]),
  rowsOf: (indicator) => ROWS.filter((one) => one.indicator === indicator),
}

/** A sentence as it stood when readers found it, and one that is right. */
const CASES_OF_RULES: readonly (readonly [
  finding: string,
  SpokenPlace,
  About,
  wrong: string,
  right: string,
])[] = [
  [
    'F1',
    'lite',
    {},
    'The newest figures for Nigeria: measles immunization coverage 64% (NICS 2010).',
    'NICS, newest figure for Nigeria: measles immunization coverage 64% (NICS 2010, others are newer).',
  ],
  [
    'F2',
    'lite',
    { indicator: COVERAGE },
    'The latest survey puts measles immunization coverage in Kano at 40.0% (NDHS 2018).',
    'Up to 2018, the latest survey puts measles immunization coverage in Kano at 40.0% (NDHS 2018).',
  ],
  [
    'F3',
    'lite',
    { indicator: COVERAGE },
    'NDHS has 3 figures, from 40.0% in 2018 to 38.6% in 2024.',
    'NDHS has 2 figures, from 40.0% in 2018 to 38.6% in 2024.',
  ],
  [
    'F4',
    'lite',
    {},
    'Measles vaccine opening stock is not counted by month.',
    'A stock cannot be added up over a quarter.',
  ],
  [
    'F7',
    'brief',
    { indicator: COVERAGE, location: 27 },
    'Independent sources of its time: none that could confirm it.',
    'For children born in 2022, NDHS 2023–24 says 38.6% and NHMIS-DHIS2 (monthly) 2022 75.3%: 36.7 points apart.',
  ],
  [
    'F8',
    'story',
    { indicator: STOCK, location: 27 },
    'Measles vaccine opening stock in Kano: 190 (NHMIS-DHIS2 (monthly) 2021).',
    'Measles vaccine opening stock in Kano: 90 (NHMIS-DHIS2 (monthly) Feb 2021).',
  ],
  [
    'F9',
    'assistant',
    { indicator: COVERAGE },
    'No source has Measles immunization coverage by state.',
    'No source has Measles immunization coverage by LGA.',
  ],
  [
    'F10',
    'lite',
    {},
    'Among the 3 LGAs of Kano, measles immunization coverage runs from 2% to 5%.',
    'Among the 2 LGAs of Kano, measles immunization coverage runs from 2% to 5%.',
  ],
  [
    'F11',
    'lite',
    {},
    'This source has no figures of public facilities for places inside Kogi East in this period.',
    'Among the 9 LGAs of Kogi East, public facilities run from 22 to 93.',
  ],
  [
    'F12',
    'brief',
    { location: 27 },
    'No two independent sources of the same time disagree about Kano by more than 10 points, or 20%.',
    'For children born in 2022, NDHS 2023–24 says 38.6% and NHMIS-DHIS2 (monthly) 2022 75.3%: 36.7 points apart.',
  ],
  [
    'M2',
    'story',
    {},
    'It got better; without intervals at both ends the change cannot be tested.',
    'It is unclear whether this is a change.',
  ],
  [
    'M3',
    'quote',
    { indicator: COVERAGE, location: 27 },
    'NDHS published no interval for this figure.',
    'No interval held here for this figure.',
  ],
  [
    'M5',
    'assistant',
    {},
    'No intervals are published, so small differences mean little.',
    'No interval is held here, so it is unclear which state is highest.',
  ],
  [
    'M7',
    'triangulation',
    {},
    'They tell the same story; there is no pair of NDHS and NFCMS.',
    'NDHS and NFCMS have no figures of the same place and time.',
  ],
  [
    'M9',
    'assistant',
    {},
    'If the course up to 2018 goes on, schooling in Kano would be about 18.8 years in 2020.',
    'If the course up to 2024 goes on, schooling in Kano would be about 18.8 years in 2028.',
  ],
  [
    'M10',
    'assistant',
    {},
    'Others say: 15,424 (NHMIS-DHIS2 (monthly) May 2022).',
    'Others say: 163,151 (NHMIS-DHIS2 2021).',
  ],
  [
    'M11',
    'story',
    { indicator: COVERAGE },
    'Measles immunization coverage in Kano: 104.0% (NHMIS-DHIS2 2021).',
    'Measles immunization coverage in Kano: 104.0% (NHMIS-DHIS2 2021, above 100%, often because the target population is too low).',
  ],
  [
    'M12',
    'assistant',
    {},
    'NCDC has 0 confirmed cases of Lassa fever in Borno in weeks 1 to 23 of 2026, with a figure for 1 of 23 weeks due.',
    'NCDC has a figure for 1 of 23 weeks of Borno in 2026, so no year is added up.',
  ],
  [
    'A8',
    'lite',
    {},
    'Values above 100% are drawn as published: the values are high because the assumed target population is too low.',
    'Values above 100% are drawn as published: often because the assumed target population is too low.',
  ],
  [
    'A10',
    'story',
    { indicator: COVERAGE },
    'Measles immunization coverage in Kano: 60.0% (NHMIS-DHIS2 2022).',
    'Measles immunization coverage in Kano: 60.0% (NHMIS-DHIS2 2022, a period that is not complete).',
  ],
  [
    'S1',
    'lite',
    {},
    'TB incidence is not published by population group; Skilled attendance at birth is shown instead.',
    'TB incidence is not part of Health Financing but of Tuberculosis.',
  ],
  [
    'S2',
    'assistant',
    {},
    'I cannot add up or average these: rates do not add up. You can ask: penta 3 Nigeria; penta 3 Nigeria',
    'Penta 3 coverage: Niger 50% (NDHS 2023–24); Nigeria 53.4% (NDHS 2023–24).',
  ],
  [
    'S3',
    'assistant',
    {},
    'NDHS 2018 says 69.9%, GDL 2018 says 69.9%: the same figure. Possible reasons: method.',
    'NDHS 2018 says 69.9%, GDL 2018 says 69.9%: the same figure.',
  ],
  [
    'S5',
    'why-differ',
    {},
    'Both: doses by 12 months are indicator 1065.',
    'Both: doses by 12 months have figures of their own.',
  ],
  [
    'S6',
    'lite',
    {},
    'Stunting in 4 classes. below 10: 31 states; 10 to 20: 0 states; 20+: 6 states.',
    'Stunting in 4 classes. below 10: 31 states; 20+: 6 states.',
  ],
  ['S7', 'lite', {}, 'ICEH | 2027 | not covered', 'ICEH | not covered'],
  [
    'S8',
    'lite',
    {},
    'NDHS has no figures by state for 2023; 2023–24 is shown instead.',
    'NDHS has no figure by state for 2005; 2023–24 is shown instead.',
  ],
  [
    'S10',
    'quote',
    {},
    'For what people do, own and know, the newest national household survey goes first.',
    'For births and what people do, own and know, the newest national household survey goes first.',
  ],
  [
    'S12',
    'triangulation',
    {},
    'World Bank and UN SDG use the same evidence (): these sources are not independent.',
    'World Bank and UN SDG use the same evidence: these sources are not independent.',
  ],
  [
    'S13',
    'story',
    {},
    'It misses the SDG target of 0% or less: the figure is above it.',
    'It misses the SDG target of 0%: the figure is above it.',
  ],
  [
    'S14',
    'lite',
    {},
    'UN SDG 2003 is 0.0 per 10,000 population higher than World Bank 2003.',
    'UN SDG 2003 is less than 0.1 per 10,000 population higher than World Bank 2003.',
  ],
  [
    'S16',
    'triangulation',
    {},
    'Has 0 of 23 years, and fills 0 of 0 that the other sources leave empty.',
    'Has 0 of 23 years; the other sources leave none empty.',
  ],
  [
    'F13',
    'story',
    {},
    'MICS 2016–17 says 34.2%, NDHS 2008 (June to October) says 22%: 12.2 points apart.',
    'NHMIS-DHIS2 (monthly) 2022 (January to September) says 75.3%.',
  ],
  [
    'S15',
    'assistant',
    {},
    'If the course of IHME up to IHME 2023 goes on, cancer would be about 38.6.',
    'If the course of IHME up to 2023 goes on, cancer would be about 38.6.',
  ],
  [
    'L1',
    'letter',
    { indicator: COVERAGE, source: 2, location: 27, period: '2024' },
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 40.0% in Kano (NDHS 2023–24).',
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 38.6% in Kano (NDHS 2023–24).',
  ],
  [
    'L2',
    'letter',
    { indicator: COVERAGE, source: 32, location: 27, period: '2022' },
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 60.0% in Kano (NHMIS-DHIS2 2022).',
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 60.0% in Kano (NHMIS-DHIS2 2022, of a part of the period).',
  ],
  [
    'L3',
    'letter',
    { indicator: COVERAGE, source: 2, location: 27, period: '2024', before: 40 },
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 38.6% in Kano (NDHS 2023–24), before 38.6%.',
    'New or corrected figures in Immunization up to release 2: Measles immunization coverage: 38.6% in Kano (NDHS 2023–24), before 40.0%.',
  ],
  [
    'L4',
    'letter',
    { tally: { changed: 1, added: 2, gone: 0 } },
    'What has changed since the last e-mail (besides rows: 3 new):',
    'What has changed since the last e-mail (besides rows: 2 new):',
  ],
  [
    'L5',
    'letter',
    { tally: { figures: 3, documents: 2 } },
    '2 figures that you quote were revised in release 2. They are in “One” and “Two”.',
    '3 figures that you quote were revised in release 2. They are in “One” and “Two”.',
  ],
]

const statement = (spoken: SpokenPlace, about: About, said: string): Statement => ({
  ...{ place: spoken, address: '', about, said, whole: said },
})

test.each(CASES_OF_RULES)(
  '%s is found in what was said, and not in what is right',
  (finding, spoken, about, wrong, right) => {
    const rules = FAULT_RULES.filter((rule) => rule.finding === finding)
    const finds = (said: string) => rules.some((rule) => rule.isFaulty(statement(spoken, about, said), WORLD))
    expect([finds(wrong), finds(right)]).toEqual([true, false])
  },
)

test('others are of the time of the quoted figure', () => {
  const rule = FAULT_RULES.find(({ finding }) => finding === 'M13')
  const asked = (said: string) => ({
    ...statement('assistant', {}, said),
    whole: `Quote NDHS 2023–24: 29.1% for exclusive breastfeeding in Nigeria. ${said}`,
  })
  expect(rule?.isFaulty(asked('Others say: 29% (NDHS 2018); 17.4% (WHO-GHO 2013).'), WORLD)).toBe(true)
  expect(rule?.isFaulty(asked('Others say: 29% (MICS 2021).'), WORLD)).toBe(false)
  expect(rule?.isFaulty(asked('Of other times: 17.4% (WHO-GHO 2013).'), WORLD)).toBe(false)
})

test('every rule is shown by a sentence', () => {
  const shown = new Set(['M13', ...CASES_OF_RULES.map(([finding]) => finding)])
  expect(FAULT_RULES.map(({ finding }) => finding).filter((finding) => !shown.has(finding))).toEqual([])
})
