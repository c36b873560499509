import { expect, test } from 'vitest'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { english } from '#languages/from-source.ts'
import { birthsStory } from '#domain/story/births-story.ts'
import { roundsStory } from '#domain/story/rounds-story.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { readShippedData } from '#tests/builders/shipped-data.ts'
import { writtenStory } from './written-story.ts'

test.each([
  [402, roundsStory, 'multi-source-comparison'],
  [18, birthsStory, 'indicator-overview'],
] as const)(
  'the story of indicator %i leads to its own figure, in a section that the dashboard has',
  async (id, tell, section) => {
    const { reference, tableOf } = await readShippedData()
    const question = {
      indicator: byId(reference.indicators, id),
      table: tableOf(id),
      reference,
      currentYear: 2026,
    }
    const story = tell(question)
    const href = story ? writtenStory(story, { language: english, reference }).href : ''
    const { pathname, searchParams } = new URL(href, 'http://localhost')
    expect([searchParams.get('section'), searchParams.get('indicator')]).toEqual([section, String(id)])
    expect(DASHBOARD_SECTIONS[pathname.split('/').at(-1) ?? '']).toContain(section)
  },
)
