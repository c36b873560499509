import { birthsStory } from './births-story.ts'
import { rangeStory } from './range-story.ts'
import { roundsStory } from './rounds-story.ts'
import type { Story, StoryQuestion } from './story.ts'

/** In the order in which they are told. */
const KINDS = [roundsStory, birthsStory, rangeStory] as const

/**
 * What the figures tell today: of each kind the strongest story, each of another indicator. Fewer than three where nothing passes
 * the tests of a kind; none is made up to fill the row.
 */
export function todaysStories(questions: readonly StoryQuestion[]): Story[] {
  const told: Story[] = []
  for (const tell of KINDS) {
    const found = questions.flatMap((question) => tell(question) ?? [])
    const [best] = found
      .filter(({ indicator }) => !told.some((one) => one.indicator === indicator))
      .toSorted((a, b) => b.strength - a.strength || a.indicator.id - b.indicator.id)
    if (best) told.push(best)
  }
  return told
}
