import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { birthsStory } from './births-story.ts'
import { roundsStory } from './rounds-story.ts'

const [PENTA_3, NETS] = [18, 402]

async function questionOf(id: number) {
  const { reference, tableOf } = await readShippedData()
  return { indicator: byId(reference.indicators, id), table: tableOf(id), reference, currentYear: 2026 }
}

test('Penta 3: for the births of 2022 the survey and the estimate are 5.6 points apart, not 13.6', async () => {
  const story = birthsStory(await questionOf(PENTA_3))
  expect(story && english.text(story.text)).toBe(
    'WUENIC: 67% of the children born in 2024. NDHS 2023–24 asked about children born in 2022, of whom WUENIC says 59%. For the same births the gap is 5.6 points, not 13.6 points.',
  )
})

test('nets: 19 states differ at the level of one pair; of 37 tested together 14 and 2 do', async () => {
  const story = roundsStory(await questionOf(NETS))
  const verdicts = story?.shown.changes.map(({ verdict }) => verdict) ?? []
  expect(Map.groupBy(verdicts, (verdict) => verdict).get('worse')).toHaveLength(14)
  const better = story?.shown.changes.filter(({ verdict }) => verdict === 'better') ?? []
  // As in the files of the survey: 37.06 and 53.79 in Gombe, 24.16 and 42.47 in Taraba.
  expect(better.map(({ before, now }) => [before.value, now.value])).toEqual([
    [37.06, 53.79],
    [24.16, 42.47],
  ])
})
