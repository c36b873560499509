import { beforeAll, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { strangers } from '#tests/builders/answer-numbers.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { stream } from '#tests/builders/stream.ts'
import { answerOf } from './answer-question.ts'
import { type StoryQuestion, storyAnswer } from './story.ts'

const PENTA_3 = 18
const NATION = 1
const KANO = 27
const SOURCE_WITHOUT = 6

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function story(asked: Partial<StoryQuestion>) {
  const open = { indicator: PENTA_3, location: NATION, source: null, year: null, isWhole: false }
  return answerOf([storyAnswer({ ...open, ...asked }, world.data)], [])
}

const sentencesOf = (asked: Partial<StoryQuestion>) =>
  story(asked).sentences.map(({ said }) => english.text(said))

/** Figures as datasets/observations has them: ndhs.csv, nmdhs.csv, wuenic.csv. */
test('of the nation it tells level, target, change, another source, and places inside', () => {
  expect(sentencesOf({})).toEqual([
    'DPT 3 / Penta 3 coverage in Nigeria: 53.4% (NDHS 2023–24).',
    'It misses the indicative national target of 90% or more: the figure is below it.',
    'DPT 3 / Penta 3 coverage in Nigeria was 26% in 1999, 53.4% in 2023–24, by NDHS, a difference of 27.4 points.',
    'It is unclear whether this is a change.',
    'NDHS 2023–24 says 53.4%, WUENIC 2024 says 67%: 13.6 points apart.',
    'NmDHS 2025–26: DPT 3 / Penta 3 coverage is published between 42.7% and 83.3%; without intervals it is unclear which of the 6 zones is highest or lowest.',
  ])
})

test('the whole of it goes on with the series, reasons and the least certain figure', () => {
  const short = sentencesOf({ location: KANO })
  const whole = sentencesOf({ location: KANO, isWhole: true })
  expect(short.filter((sentence) => !whole.includes(sentence))).toEqual([])
  expect(whole.filter((sentence) => !short.includes(sentence))).toEqual([
    'The figures: 2008: 8%, 2013: 18.9%, 2018: 45.9% and 2023–24: 47.5%.',
    'Possible reasons: the time that they are about, sampling error.',
    'The least certain of them is that of Tarauni: 52.5% (NDHS-SAE 2023–24, 90% interval 26.7–76.8).',
  ])
})

test('a source without a figure there is said, with what is held', () => {
  const { declined, rows } = story({ source: SOURCE_WITHOUT })
  expect(declined).toBe(true)
  expect(rows).toEqual([])
  expect(sentencesOf({ source: SOURCE_WITHOUT })[0]).toBe(
    'NHMIS-DHIS2 has no figure of DPT 3 / Penta 3 coverage in Nigeria.',
  )
})

test('whatever it is about, no number is said that no row has, and in short it is short', () => {
  const { indicators, locations } = world.data.reference
  const [ids, places] = [[...indicators.keys()], [...locations.keys()]]
  const next = stream(7)
  const pick = (from: readonly number[]) => from[Math.floor(next() * from.length)] ?? 0
  const found: string[] = []
  for (let count = 0; count < 400; count++) {
    const asked = {
      indicator: pick(ids),
      location: count % 3 === 0 ? NATION : pick(places),
      isWhole: count % 2 === 0,
    }
    const answer = story(asked)
    const unknown = strangers(answer)
    if (unknown.length > 0) found.push(`${JSON.stringify(asked)} says ${unknown.join()}`)
    if (!asked.isWhole && answer.sentences.length > 7) found.push(`${JSON.stringify(asked)} is long`)
  }
  expect(found).toEqual([])
})
