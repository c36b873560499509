import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { Answer, SourceEntry } from '#sections/triangulation/answer-parts.ts'
import type { Metric } from '#sections/triangulation/metric-words.ts'
import { triangulationAnswer } from '#tests/builders/triangulation-answer.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { MetricEvidence } from './metric-evidence.tsx'

/** Survey A and B have 2017 and 2018, Survey C has 2010. */
const ANSWER = triangulationAnswer()

async function open(metric: Metric, answer: Answer = ANSWER) {
  const asked: string[] = []
  const part = await openPart(
    <MetricEvidence metric={metric} answer={answer} onPairs={() => asked.push('pairs')} />,
  )
  await screen.findByText('Formula')
  return { ...part, asked }
}

/** The answer with other evidence of the years of its first source. */
function withYears(change: Partial<SourceEntry['complementarity']['grades']['years_available']['evidence']>) {
  const [first, ...others] = ANSWER.sources
  if (!first) throw new RangeError('It has no source')
  const { complementarity } = first
  const { years_available: years } = complementarity.grades
  const evidence = { ...years.evidence, ...change }
  const grades = { ...complementarity.grades, years_available: { ...years, evidence } }
  return { ...ANSWER, sources: [{ ...first, complementarity: { ...complementarity, grades } }, ...others] }
}

/** What each year of a strip is, from the first year on: `o` only here, `s` shared, `u` not listed, a point for none. */
const strips = () =>
  screen
    .getAllByRole('img')
    .map(({ children }) => [...children].map((year) => year.getAttribute('data-fill')?.[0] ?? '.').join(''))

test('the years of each source stand from the first to the last of any, those that it alone has apart', async () => {
  await open('years_available')
  expect(strips()).toEqual(['.......ss', '.......ss', 'o........'])
  expect(screen.getAllByRole('img').map((strip) => strip.getAttribute('aria-label'))).toEqual([
    'Survey A: 2017, 2018; none of them only here',
    'Survey B: 2017, 2018; none of them only here',
    'Survey C: 2010; only here 2010',
  ])
  expect(screen.getAllByTitle('2018: in another source too')).toHaveLength(2)
  expect(screen.getByText('1 of 9 years, 1 of them only here')).toBeTruthy()
  // Nine years have their ends under them, and no middle.
  expect(screen.queryByText('2014')).toBeNull()
})

test('of more than nine years the middle is written, too', async () => {
  await open('years_available', { ...ANSWER, inputs: { ...ANSWER.inputs, periods: ['2009', '2018'] } })
  expect(strips()[0]).toBe('........ss')
  expect(screen.getByText('2014')).toBeTruthy()
})

test('years after the last that is listed are not known here, not absent', async () => {
  await open('years_available', withYears({ own: ['2011', '2012'], n_own: 5 }))
  expect(strips()[0]).toBe('.ssuuuuuu')
  expect(screen.getByText(/; only the first 2 are listed$/)).toBeTruthy()
})

test('a source without a year says so', async () => {
  await open('years_available', withYears({ own: [], added: [], n_own: 0 }))
  expect(screen.getByRole('img', { name: 'Survey A: no year' })).toBeTruthy()
})

test('over several indicators, whose years differ, the numbers stand alone', async () => {
  await open('years_available', { ...ANSWER, inputs: { ...ANSWER.inputs, n_indicators: 2 } })
  expect(screen.queryByRole('img')).toBeNull()
  const bars = [...document.querySelectorAll<HTMLElement>('[data-fill][style]')]
  // Of nine years A and B share two; C has one, which it alone has.
  const shares = bars.map(({ dataset, style }) => [dataset.fill, Math.round(Number.parseFloat(style.width))])
  expect(shares).toEqual([
    ...[
      ['only', 0],
      ['shared', 22],
    ],
    ...[
      ['only', 0],
      ['shared', 22],
    ],
    ...[
      ['only', 11],
      ['shared', 0],
    ],
  ])
})

test('names that nobody else has stand before those of others, and a list that is cut says so', async () => {
  const years = withYears({
    own: ['2016', '2017', 'wealth_decile=D01'],
    added: ['wealth_decile=D01'],
    n_own: 3,
    n_added: 1,
  })
  await open('years_available', { ...years, inputs: { ...ANSWER.inputs, n_indicators: 2 } })
  const names = within((await screen.findByText('What Survey A has')).closest('details') as HTMLElement)
  expect(names.getByText(/wealth decile: D01/).textContent).toBe('Only here: wealth decile: D01')
  expect(names.getByText(/2016/).textContent).toBe('In others too: 2016; 2017')
})

test('a list that is cut is that of the first', async () => {
  const years = withYears({ own: ['2016'], added: [], n_own: 2, n_added: 0 })
  await open('years_available', { ...years, inputs: { ...ANSWER.inputs, n_indicators: 2 } })
  await screen.findByText('What Survey A has (the first of them)')
})

test('a source of which nothing could be had says so', async () => {
  const none = withYears({ own: [], added: [], n_own: 0, n_added: 0, n_universe: 0 })
  await open('years_available', { ...none, inputs: { ...ANSWER.inputs, n_indicators: 2 } })
  expect(screen.getByText('nothing is recorded here')).toBeTruthy()
  const [only] = document.querySelectorAll<HTMLElement>('[data-fill][style]')
  expect(Number.parseFloat(only?.style.width ?? '')).toBe(0)
})

test('each check of the first source stands with its finding against each of the others', async () => {
  await open('uniformity_of_data')
  const table = screen.getByRole('region', { name: 'Checks of the data' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Check',
    'Survey A against Survey B',
    'Survey A against Survey C',
  ])
  const [, first] = within(table).getAllByRole('row')
  expect(first?.textContent).toMatch(/passed|failed|not assessable/)
})

test('parts that nobody could judge say what they need', async () => {
  await open('uniformity_in_findings')
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/Same order of places/).textContent).toContain(
    'needs at least 5 common places of one level in a year',
  )
  expect(row(/Same side of the target/).textContent).toContain('needs a target')
})

test.each<[Metric, boolean]>([
  ['variability', true],
  ['uniformity_in_findings', true],
  ['uniformity_of_data', true],
  ['source_credibility', false],
  ['years_available', false],
])('what rests on pairs leads to them: %s', async (metric, leads) => {
  const { user, asked } = await open(metric)
  const way = screen.queryByRole('button', { name: 'Show the pairs' })
  expect(way !== null).toBe(leads)
  if (way) await user.click(way)
  expect(asked).toHaveLength(leads ? 1 : 0)
})

test('without pairs nothing leads to them', async () => {
  await open('variability', { ...ANSWER, pairs: { ...ANSWER.pairs, n: 0 } })
  expect(screen.queryByRole('button', { name: 'Show the pairs' })).toBeNull()
})
