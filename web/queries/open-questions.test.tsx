import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { TouchedByFinding } from '#contract/data-audit/known-errors.ts'
import { periodCode } from '#domain/period/period.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { useOpenQuestions } from './open-questions.ts'

const period = periodCode('2020') ?? 0

function Questions({ name, indicators }: { readonly name: string; readonly indicators: readonly number[] }) {
  const questionsOf = useOpenQuestions(indicators)
  const found = indicators.flatMap((indicator) => questionsOf({ indicator, source: 2, location: 8, period }))
  return <p>{`${name}: ${found.join() || 'none'}`}</p>
}

const touched = (key: string, indicator: number): TouchedByFinding => ({
  ...{ key, indicator, source: [2], location: [8], period: [period] },
  ...{ rule: 'jump', severity: 'low', status: 'open' },
})

test('what several figures ask in the same moment is one call, and what is known is not asked again', async () => {
  const { calls, rerender } = await openPart(
    <>
      <Questions name="table" indicators={[7, 5, 6]} />
      <Questions name="trend" indicators={[7]} />
    </>,
    {
      answers: {
        'GET /known-errors/figures': ({ query }) => ({
          audited: true,
          findings: [touched('a', 7), touched('b', 5), touched('c', 9)].filter(({ indicator }) =>
            (query.indicator ?? '').split(',').includes(String(indicator)),
          ),
        }),
      },
    },
  )
  await screen.findByText('table: a,b')
  await screen.findByText('trend: a')
  const asked = () => calls.of('GET /known-errors/figures').map(({ query }) => query.indicator)
  expect(asked()).toEqual(['5,6,7'])
  rerender(<Questions name="other" indicators={[9, 7]} />)
  await screen.findByText('other: c,a')
  expect(asked()).toEqual(['5,6,7', '9'])
})
