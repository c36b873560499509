import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})
const asked = (text: string) => answeredTurns(world, [text])

describe('a figure of today against that of an earlier time', () => {
  // IHME 2000 and 2023: 6.8 and 3.9; UN IGME 2010 and 2023: 135.1 and 104.9; NDHS Jigawa 2008 and 2023–24: 53 and 55.7; UNAIDS 2005 and 2024.
  test.each([
    [
      'Is drowning killing fewer Nigerians than in 2000?',
      'was 6.8 per 100,000 in 2000, 3.9 per 100,000 in 2023',
    ],
    ['are fewer children dying than in 2010?', 'was 135.1 per 1,000 in 2010, 104.9 per 1,000 in 2023'],
    ['are children less stunted than in 2008 in Jigawa', 'Jigawa was 53% in 2008, 55.7% in 2023–24'],
    ['is stunting in Jigawa higher than it was in 2008', 'Jigawa was 53% in 2008, 55.7% in 2023–24'],
    ['is HIV killing less people now than in 2005?', 'was 130,000 in 2005, 42,000 in 2024'],
    ['Are more people dying of TB than in 2010?', 'was 148,000 in 2010, 61,000 in 2024'],
    ['is open defecation less common than in 2010', 'was 32.8% in 2010'],
    ['are fewer mothers dying than in 2000', 'was 1,136 per 100,000 in 2000, 993 per 100,000 in 2023'],
  ])('%s', (text, said) => {
    expect(asked(text).question?.frame.kind).toBe('change')
    expect(asked(text).text).toContain(said)
  })

  test.each([
    ['is stunting in Kano higher in 2018 than in 2013', 'compare_years'],
    ['is neonatal mortality in Kano lower than Lagos in 2018', 'compare_places'],
  ])('%s: %s', (text, kind) => {
    expect(asked(text).question?.frame.kind).toBe(kind)
  })
})
