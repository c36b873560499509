import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { testableFigures } from '#domain/place-news/testable-figures.ts'
import { pointsWhere, tableOf } from '#domain/observation/observation-table.ts'
import { periodCode } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { PROFILED } from '#tests/components/profiled-country.ts'
import { SimilarPart } from './similar-part.tsx'

const SOUTH = 3

test('a place with one figure has its picture, one without a sentence', async () => {
  const period = periodCode('2023')
  const data = {
    ...PROFILED,
    tableOf: (id: number) =>
      tableOf(
        pointsWhere(PROFILED.tableOf(id), { indicator: id }).filter(
          (point) => point.period === period && point.location !== SOUTH,
        ),
      ),
  }
  const question = { place: byId(PROFILED.reference.locations, 1), data }
  await openPart(<SimilarPart figures={testableFigures(question, [18])} question={question} />)
  const titles = await screen.findAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['East', 'North', 'South'])
  const pictures = screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label') ?? '')
  expect(pictures.map((words) => /^(\w+): 2023 \d+%$/.exec(words)?.[1])).toEqual(['East', 'North'])
  expect(screen.getAllByText(/^No figure of winter 18/)).toHaveLength(1)
})
