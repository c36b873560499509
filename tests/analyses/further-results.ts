import { accentGrounds } from '#charts/accent-grounds.ts'
import { annotationNodes } from '#charts/annotations/annotation-nodes.ts'
import { writtenSvg } from '#charts/drawing/svg-node.ts'
import { pictureSvg } from '#charts/drawing/picture-svg.ts'
import { figureOf } from '#charts/figure-of.ts'
import { birthsHeight, birthsPicture } from '#charts/number-check/births-picture.ts'
import { plainColour } from '#domain/colour/colour.ts'
import { dataQualityOf } from '#domain/data-quality/quality-review.ts'
import { groupInequality } from '#domain/disaggregation/group-inequality.ts'
import { categoriesOf, groupsWhere } from '#domain/disaggregation/group-filter.ts'
import { measureTable } from '#domain/disaggregation/measure-rows.ts'
import { populationFacts, pyramidOf } from '#domain/disaggregation/population.ts'
import type { Annotation } from '#domain/document/blocks/figure/annotations.ts'
import { accentColours, checkAccent, nearestAccent } from '#domain/front/accent.ts'
import { pointsWhere } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { byId, type ReferenceData } from '#domain/reference/reference-data.ts'
import { rankPlaces } from '#domain/spread/place-ranks.ts'
import { CLASS_METHODS, classBreaks } from '#domain/statistics/class-breaks.ts'
import { english } from '#languages/from-source.ts'
import {
  CASES,
  DEATHS,
  FROSTBITE,
  GROUPS,
  MODEL,
  PEOPLE,
  REFERENCE,
  REGISTER,
  SKATES,
  SLEDS,
  SNOWMEN,
  TABLE,
  WINTER,
} from '../drawings/country.ts'
import { keptDrawing } from '../drawings/kept-text.ts'

const LATEST = periodCode('2023') ?? 0

/** The country with two counts of which one holds the other, and two coverages of which one follows the other. */
const PAIRED: ReferenceData = {
  ...REFERENCE,
  curation: {
    ...REFERENCE.curation,
    relatedPairs: [
      { kind: 'not_more', first: CASES, second: DEATHS, mayLag: true },
      { kind: 'drop_out', first: SKATES, second: SLEDS, mayLag: false },
    ],
  },
}

/** A review without its series, which is what was asked. */
function reviewed(indicator: number, source: number, location: number, iso?: string, reference = REFERENCE) {
  const period = iso === undefined ? null : periodCode(iso)
  const question = { table: TABLE, reference, indicator, source, location, period }
  const { series, ...review } = dataQualityOf(question)
  return { ...review, figures: series.length }
}

function unequal(dimension: string, location: number) {
  const about = byId(REFERENCE.indicators, SKATES)
  const figures = groupsWhere(GROUPS, { indicator: SKATES, dimension, location, period: LATEST })
  const found = groupInequality(figures, categoriesOf(figures), about)
  if (found.status !== 'ok') return found
  const { compared, ...measures } = found.measures
  return { measures, compared, table: measureTable(found, about) }
}

function people(location: number) {
  const figures = groupsWhere(GROUPS, { indicator: PEOPLE, location })
  return { pyramid: pyramidOf(figures), facts: populationFacts(figures) }
}

const across = (indicator: number, iso: string) =>
  pointsWhere(TABLE, { indicator, source: WINTER, period: periodCode(iso) ?? 0 }).filter(
    ({ location }) => REFERENCE.locations.get(location)?.level === 3,
  )

function ranked(indicator: number, iso: string) {
  return rankPlaces({ points: across(indicator, iso), indicator: byId(REFERENCE.indicators, indicator) })
}

function classed(indicator: number, iso: string, count: number) {
  const values = across(indicator, iso).map(({ value }) => value)
  return CLASS_METHODS.map((method) => classBreaks(values, method, count))
}

function accented(colour: string) {
  const accent = plainColour(colour)
  return {
    check: checkAccent(accent, accentGrounds),
    nearest: nearestAccent(accent, accentGrounds),
    light: accentColours(accent, 'light', accentGrounds),
    dark: accentColours(accent, 'dark', accentGrounds),
  }
}

/** Words, an arrow and a box, in the values of the axes and as shares of the drawing. */
const ANNOTATIONS: readonly Annotation[] = [
  {
    ...{ kind: 'text', text: 'A cold\nwinter', size: 14, colour: '#b00020' },
    at: { plot: 0, mark: '', x: 2018, y: 60 },
  },
  {
    ...{ kind: 'text', text: 'Beyond the right border of the drawing', size: 20, colour: '#000000' },
    at: { plot: null, mark: '', x: 0.95, y: 0.99 },
  },
  {
    ...{ kind: 'arrow', colour: '#00664a' },
    from: { plot: 0, mark: '', x: 2015, y: 40 },
    to: { plot: 0, mark: '', x: 2020, y: 55 },
  },
  {
    ...{ kind: 'box', colour: '#1f63b0' },
    from: { plot: null, mark: '', x: 0.6, y: 0.5 },
    to: { plot: null, mark: '', x: 0.2, y: 0.1 },
  },
]

const SURFACE = { width: 640, height: 320, mode: 'light', fontScale: 1 } as const

async function annotated() {
  const view = {
    kind: 'trend',
    indicators: [SKATES],
    sources: [WINTER],
    locations: [1],
    periods: [],
  } as const
  const figure = await figureOf({
    ...{ view: { ...view, options: {} }, table: TABLE, reference: REFERENCE, language: english },
    currentYear: 2024,
  })
  const picture = figure.picture(SURFACE)
  const look = { colour: (kept: string) => kept, halo: '#ffffff', unit: 1.5 }
  return annotationNodes(ANNOTATIONS, { picture, marks: figure.marks }, look)
    .map((node) => keptDrawing(writtenSvg(node)))
    .join('')
    .split('\n')
}

function births(width: number, hasEvidence: boolean) {
  const surface = { ...SURFACE, width, height: birthsHeight(hasEvidence, width < 500) }
  const picture = birthsPicture(
    {
      ...{ own: { from: 24_100, to: 24_111 }, ownName: 'Doses of 2023', same: 'the same births' },
      evidence: hasEvidence
        ? { span: { from: 24_094, to: 24_105 }, name: 'Winter survey 2023', of: 'Survey' }
        : null,
      monthName: (month) => `month ${month}`,
    },
    surface,
  )
  const drawn = pictureSvg(picture, { id: 'births', room: { x: 0, y: 0, ...surface } })
  return keptDrawing(writtenSvg(drawn)).split('\n')
}

/** Results of the methods that have one made-up case or none beside their unit tests. */
export const FURTHER_RESULTS: Readonly<Record<string, () => unknown>> = {
  'quality-coverage': () => reviewed(SKATES, REGISTER, 1),
  'quality-state': () => reviewed(SKATES, REGISTER, 12, '2022'),
  'quality-months': () => reviewed(SNOWMEN, REGISTER, 1),
  'quality-counts': () => reviewed(CASES, REGISTER, 1),
  'quality-pair': () => reviewed(CASES, REGISTER, 1, undefined, PAIRED),
  'quality-pair-state': () => reviewed(DEATHS, REGISTER, 12, undefined, PAIRED),
  'quality-part': () => reviewed(SLEDS, REGISTER, 1),
  'quality-survey': () => reviewed(SKATES, WINTER, 2),
  'quality-model': () => reviewed(SKATES, MODEL, 1),
  'unequal-wealth': () => unequal('wealth_quintile', 1),
  'unequal-residence': () => unequal('residence', 12),
  'people-nation': () => people(1),
  'people-state': () => people(12),
  'ranks-coverage': () => ranked(SKATES, '2018'),
  'ranks-rate': () => ranked(FROSTBITE, '2018'),
  'classes-coverage': () => classed(SKATES, '2018', 4),
  'classes-rate': () => classed(FROSTBITE, '2018', 5),
  'accent-violet': () => accented('#7C6AD6'),
  'accent-green': () => accented('#00664A'),
  'accent-yellow': () => accented('#FFD400'),
  'drawn-annotations': annotated,
  'drawn-births': () => births(640, true),
  'drawn-births-phone': () => births(340, true),
  'drawn-births-alone': () => births(640, false),
}
