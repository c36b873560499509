import { screen, within } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { figureToQuote } from '#domain/best-figure/figure-to-quote.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { RuleDetails } from './rule-details.tsx'

const reference = aReference(
  [
    aSource(1, 'Survey B', { methodology: 'Cluster survey' }),
    aSource(2, 'Survey A', { methodology: 'Cluster survey' }),
    aSource(6, 'Clinics', { classification: 'Routine', methodology: 'Reports of clinics' }),
    aSource(109, 'Old model', { classification: 'Estimate', vintage: 'Round of 2016: superseded' }),
  ],
  [anIndicator(7, { programArea: 'WASH', fullName: 'Houses with a snow shovel', shortName: 'Shovels' })],
)

async function open(points: readonly Point[]) {
  const answer = figureToQuote({
    ...{ table: tableOf(points), reference, indicator: 7, location: 1, currentYear: 2025 },
    year: undefined,
  } as Parameters<typeof figureToQuote>[0])
  await openPart(<RuleDetails answer={answer} />)
  await screen.findAllByRole('heading', { level: 4 })
  return answer
}

const items = (list: Element | null | undefined) =>
  [...(list?.children ?? [])].map(({ textContent }) => textContent)
const below = (heading: RegExp) => screen.getByRole('heading', { name: heading }).nextElementSibling

test('the rules stand in their order, and the one that applied says so', async () => {
  const answer = await open([aPoint(2, 1, '2023', 40, { lower: 37, upper: 43, intervalLevel: 95 })])
  expect(answer).toMatchObject({ status: 'quote', rule: 'household_survey' })
  const rules = [...(document.querySelector('ol')?.children ?? [])]
  expect(rules).toHaveLength(5)
  expect(rules.map((rule) => rule.getAttribute('data-applied'))).toEqual([null, 'true', null, null, null])
  expect(rules.filter(({ textContent }) => textContent?.includes('This one applied.'))).toEqual([rules[1]])
  expect(screen.getByRole('heading', { name: /^Confidence: [1-3] of 3 stars$/ })).toBeTruthy()
})

test('what comes second, and what may not be quoted, say their figure and why', async () => {
  const answer = await open([
    aPoint(2, 1, '2023', 40, { lower: 37, upper: 43, intervalLevel: 95 }),
    aPoint(1, 1, '2021', 42, { lower: 39, upper: 45, intervalLevel: 95 }),
    aPoint(6, 1, '2024', 130),
  ])
  expect(answer.status).toBe('quote')
  expect(items(below(/^What comes second/))[0]).toMatch(/^Survey B.*2021.*, 42\.0%: .+\.$/)
  expect(items(below(/^Newest figures that may not be quoted/))[0]).toMatch(
    /^Clinics.*2024.*, 130\.0%: .+\.$/,
  )
})

test('without a figure to quote no rule applied, and there is no confidence', async () => {
  const answer = await open([aPoint(6, 1, '2024', 130)])
  expect(answer.status).not.toBe('quote')
  expect(document.querySelector('[data-applied]')).toBeNull()
  expect(screen.queryByText(/This one applied\./)).toBeNull()
  expect(screen.queryByRole('heading', { name: /^Confidence/ })).toBeNull()
  expect(within(document.body).getByText(/^Newest figures that may not be quoted/)).toBeTruthy()
})

test('a pooled value says what each source weighs', async () => {
  await open([
    aPoint(2, 1, '2023', 40, { lower: 37, upper: 43, intervalLevel: 95 }),
    aPoint(1, 1, '2021', 42, { lower: 39, upper: 45, intervalLevel: 95 }),
  ])
  const weights = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent))
  // The older one counts less; of both together 0.221 · 42 + 0.779 · 40.
  expect(weights).toEqual([
    ['Survey B 2021', '42.0%', '22.1%'],
    ['Survey A 2023', '40.0%', '77.9%'],
  ])
  expect(screen.getByRole('heading', { name: 'Pooled value for 2023: 40.4%' })).toBeTruthy()
  expect(screen.getByText(/^Error added besides sampling.*points for each year of distance\.$/)).toBeTruthy()
})
