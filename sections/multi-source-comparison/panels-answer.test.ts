import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { measureKey, type ReferenceData } from '#domain/reference/reference-data.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { type PanelsQuestion, panelsAnswer, panelsHeading } from './panels-answer.ts'
import { definitionNotes } from './definition-notes.ts'
import type { Panel } from './panels.ts'

const REFERENCE = aReference(
  [
    aSource(2, 'DHS', { periodLabels: { '2024': '2023–24' } }),
    aSource(4, 'Malaria survey'),
    aSource(10, 'Model', { classification: 'Estimate' }),
    aSource(102, 'Tabulator', { derivedFrom: [2] }),
  ],
  [anIndicator(7, { shortName: 'Vaccine coverage' }), anIndicator(8, { shortName: 'Clean water' })],
)
const TABLE = tableOf([
  aPoint(2, 1, '2018', 50.1),
  aPoint(4, 1, '2021', 60.2, { flags: ['definition_differs'] }),
  aPoint(2, 8, '2018', 11),
  aPoint(2, 8, '2025', 3, { flags: ['partial_period'] }),
  aPoint(10, 1, '2030', 70, { flags: ['projection'] }),
])

function panel(source: number, period: string, change: Partial<Panel> = {}): Panel {
  const code = periodCode(period)
  return {
    indicator: 7,
    source,
    period: code,
    form: 'states',
    area: 1,
    ofLgas: false,
    place: 1,
    moved: [],
    ...change,
  }
}

function question(panels: Panel[], change: Partial<PanelsQuestion> = {}): PanelsQuestion {
  const maps = panels.filter(({ form }) => form === 'states').length
  return { panels, table: TABLE, reference: REFERENCE, place: 1, maps, sameClasses: true, ...change }
}

const SURVEYS = [panel(2, '2018'), panel(4, '2021'), panel(2, '2024')]

describe('the heading', () => {
  it.each<[string, PanelsQuestion]>([
    ['Three survey rounds, one scale', question(SURVEYS)],
    ['Three survey rounds side by side', question(SURVEYS, { sameClasses: false })],
    ['Three survey rounds side by side', question(SURVEYS, { maps: 2 })],
    ['Three rounds of DHS, one scale', question([panel(2, '2013'), panel(2, '2018'), panel(2, '2024')])],
    [
      'Three sources side by side',
      question([panel(2, '2018'), panel(4, '2021'), panel(10, '2030', { form: 'line' })]),
    ],
    ['Two sources, one scale', question([panel(2, '2018'), panel(2, '2018'), panel(102, '2018')])],
    ['Two surveys, one scale', question([panel(2, '2018'), panel(2, '2018'), panel(4, '2021')])],
    [
      'Three periods of Tabulator, one scale',
      question([panel(102, '2008'), panel(102, '2013'), panel(102, '2018')]),
    ],
    ['Three data sets, one scale', question([panel(2, '2018'), panel(102, '2013'), panel(102, '2018')])],
    [
      'Three periods of Model, one scale',
      question([panel(10, '2020'), panel(10, '2021'), panel(10, '2030')]),
    ],
    ['Vaccine coverage in three panels', question([panel(2, '2018'), panel(2, '2018'), panel(2, '2018')])],
    [
      'Three panels, two indicators',
      question([panel(2, '2018'), panel(2, '2018'), panel(2, '2018', { indicator: 8 })]),
    ],
  ])('%s', (expected, asked) => {
    expect(english.text(panelsHeading(asked))).toBe(expected)
  })
})

describe('the sentence', () => {
  it.each<[string, PanelsQuestion]>([
    [
      'Vaccine coverage in Aldovia: 50.1% (DHS 2018), 60.2% (Malaria survey 2021) and no figure (DHS 2023–24). All three maps use the same classes, so equal colours mean equal values.',
      question(SURVEYS),
    ],
    [
      'Vaccine coverage in Northland: 11.0% (DHS 2018) and no figure (Malaria survey 2021). Both maps use the same classes, so equal colours mean equal values.',
      question([panel(2, '2018'), panel(4, '2021'), panel(4, '2021', { form: 'line' })], { place: 8 }),
    ],
    [
      'Vaccine coverage (DHS 2018), Clean water (DHS 2018) and Vaccine coverage (Model 2030). Each map has its own classes, so compare the figures and not the colours.',
      question([panel(2, '2018'), panel(2, '2018', { indicator: 8 }), panel(10, '2030', { form: 'line' })], {
        sameClasses: false,
      }),
    ],
    [
      'Vaccine coverage in Aldovia: 70.0% (Model 2030, a projection).',
      question([
        panel(10, '2030'),
        panel(10, '2030', { form: 'line' }),
        panel(10, '2030', { form: 'column' }),
      ]),
    ],
  ])('%s', (expected, asked) => {
    expect(english.text(panelsAnswer(asked))).toBe(expected)
  })
})

describe('what does not measure the same', () => {
  const notes = (panels: Panel[], reference: ReferenceData) =>
    definitionNotes(panels, TABLE, reference).map((said) => english.text(said))

  const measured = (denominators: Readonly<Record<number, string>>): ReferenceData => {
    const rows = Object.entries(denominators).map(
      ([source, denominator]) =>
        [measureKey(7, Number(source)), { ...MEASURE, source: Number(source), denominator }] as const,
    )
    return { ...REFERENCE, measures: new Map(rows) }
  }

  it('is said of denominators that differ', () => {
    const reference = measured({
      2: 'Children aged 12-23 months',
      4: 'Children aged 12-23 months',
      10: 'Surviving infants',
    })
    const panels = [panel(2, '2018'), panel(4, '2020'), panel(10, '2020')]
    expect(notes(panels, reference)).toEqual([
      'Denominators differ: children aged 12–23 months (DHS, Malaria survey); surviving infants (Model).',
    ])
    expect(notes(panels.slice(0, 2), reference)).toEqual([])
  })

  it('is said of figures that are marked so', () => {
    const panels = [panel(4, '2021'), panel(4, '2021'), panel(2, '2025'), panel(10, '2030')]
    expect(notes(panels, REFERENCE)).toEqual([
      'Malaria survey 2021 has figures measured with another definition.',
      'DHS 2025 is not complete.',
      'Model 2030 is a projection, not an observation.',
    ])
  })
})

const MEASURE = {
  id: 1,
  indicator: 7,
  name: '',
  definition: '',
  numerator: '',
  frequency: '',
  method: '',
  national: true,
  zonal: false,
  state: false,
  senatorial: false,
  lga: false,
  periods: '',
  comparability: '',
  custodian: false,
  intervalEditions: [],
  intervalPublished: 'not_known' as const,
}
