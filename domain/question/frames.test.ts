import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import type { Question } from './question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The last of some turns as it is understood, and the answer to it. */
const asked = (...turns: readonly string[]) => answeredTurns(world, turns)

describe('frames', () => {
  test.each([
    [
      'which state improved most on penta 3 since 2018',
      { kind: 'change_by_place', course: 'better', asks: 'most' },
    ],
    ['biggest drop in stunting by state', { kind: 'change_by_place', course: 'fall', asks: 'most' }],
    ['how many states lost ground on BCG, NDHS 2013 to 2018', { kind: 'change_by_place', asks: 'count' }],
    ['In the South-West, whose BCG rose most', { kind: 'change_by_place', course: 'rise' }],
    ['when was stunting highest in Kano', { kind: 'extreme_in_time', end: 'highest' }],
    ['worst year for penta 3 in Lagos', { kind: 'extreme_in_time', end: 'worst' }],
    [
      'is stunting in Kano above 50%',
      { kind: 'threshold', limit: { side: 'above', value: 50, isInclusive: false } },
    ],
    ['which states have at least 80 percent BCG', { kind: 'threshold', asks: 'which' }],
    ['do more than half of births in Kano happen in a facility', { kind: 'threshold', limit: { value: 50 } }],
    ['how many children are stunted in Kano', { kind: 'number' }],
    ['what rank is Gombe for stunting', { kind: 'rank_of_place' }],
    ['stunting in Kano in 2018 and 2024', { kind: 'compare_years' }],
    ['stunting in Kano, NDHS 2023-24', { kind: 'level' }],
    ['how did stunting change in Kano since 2013', { kind: 'change' }],
    ['how does penta 3 in Niger State compare with the national average', { kind: 'compare_places' }],
    ['what does the interval mean', { kind: 'interval' }],
    ['what changed in the last release', { kind: 'changes' }],
    ['how do I print a chart', { kind: 'help' }],
  ])('%s', (text, frame) => expect(asked(text).question?.frame).toMatchObject(frame))
})

describe('a term that the help explains is explained, alone or when its meaning is asked for', () => {
  test.each([
    ['confidence interval', 'What do the thin lines', 'true value probably lies'],
    ['margin of error?', 'What do the thin lines', 'margin of error'],
    ['what is a standard error', 'What do the thin lines', 'standard errors'],
    ['What is a modelled estimate?', 'What do the square', 'the result of a model'],
    ['triangulation', 'How do I find out how far sources agree?', 'against each other'],
    ['what does projection mean', 'How far can I trust a forecast?', 'projection'],
    ['offline', 'Does it work without a connection?', 'offline'],
    ['embed', 'How do I put a figure into another website?', 'Embed'],
    ['define denominator', 'How do I see numerators and denominators?', 'all who could have'],
  ])('%s', (text, title, says) => {
    const { question, answer, text: said } = asked(text)
    expect(question?.frame.kind).toBe('help')
    expect(answer.declined).toBe(false)
    expect(answer.links[0]?.href).toMatch(/^\/faq#/)
    expect(said.startsWith(title)).toBe(true)
    expect(said).toContain(says)
  })

  test('after a figure it is that of the figure', () => {
    const { question } = asked('stunting in Kano', 'margin of error')
    expect(question?.frame.kind).toBe('interval')
    expect(asked('stunting in Kano', 'what is triangulation').question?.frame.kind).toBe('help')
  })
})

describe('what is read and cannot be answered is declined by its name', () => {
  test.each([
    ['penta 3 in Lagos last week', 'no_time'],
    ['stunting in Kano yesterday', 'no_time'],
    ['why is stunting so high in Kebbi', 'no_cause'],
    ['penta 3 in all states but Lagos', 'without_part'],
    ['skilled attendance excluding Lagos', 'without_part'],
    ['trend of children without BCG', 'no_opposite'],
    ['maternal mortality by state', 'no_level'],
    ['stunting of rural girls in Kano', 'no_group'],
    ['stunting among children who migrated', 'unknown_words'],
    ['stunting of barefoot children', 'unknown_words'],
    ['births', 'ambiguous'],
    ['phone numbers of nurses in Kano', 'privacy'],
    ['stunting in Nasarawa LGA', 'ambiguous_place'],
  ])('%s: %s', (text, reason) => {
    const { answer } = asked(text)
    expect(answer).toMatchObject({ declined: true, reason })
  })

  test('a level without figures is no denial of the place around it', () => {
    expect(asked('maternal mortality by zone').text).toMatch(
      /^No source has maternal mortality ratio by zone\. Maternal mortality ratio in Nigeria: /,
    )
  })
})

describe('words that cannot restrict do not stop an answer', () => {
  test.each([
    'so er what is BCG in Osun again',
    'um how trustworthy is BCG in Osun',
    'Mallam, what fraction of children truly get BCG in Osun',
    'kindly furnish me with the BCG recorded in Osun',
    'Good morning! I hope you are having a lovely day. BCG in Osun? Regards',
    'share of children getting BCG, Osun, thanks a million',
  ])('%s', (text) => {
    const { question } = asked(text)
    const code = world.data.reference.indicators.get(question?.indicators[0] ?? 0)?.code
    expect({ code, kind: question?.frame.kind, reason: question?.reason }).toMatchObject({
      code: 'BCG',
      reason: null,
    })
  })
})

describe('the opposite of a share is what is left of a hundred', () => {
  test.each([
    'children not vaccinated with BCG in Kano',
    'unvaccinated against measles in Kano',
    'children who missed BCG in Kano',
    'women in Kano with fewer than four antenatal visits',
    'how many people live on more than 3 dollars a day',
  ])('%s', (text) => {
    const { answer } = asked(text)
    const [figure, rest] = answer.rows
    expect(rest?.kind).toBe('converted')
    expect((figure?.value ?? 0) + (rest?.value ?? 0)).toBeCloseTo(100)
  })
})

test('who lives on less than three dollars a day is poor', () => {
  const { question, answer } = asked('how many people live on less than 3 dollars a day')
  expect(question?.isOpposite).toBe(false)
  expect(answer.rows).toMatchObject([{ kind: 'figure' }])
})

test('the United Nations are the source that counts for them', () => {
  const { answer } = asked('neonatal mortality in 2023 according to the UN')
  expect(answer.rows).toMatchObject([{ value: 33.7 }])
})

test('a newer figure of a time that is not complete is said beside', () => {
  expect(asked('COVID deaths in Ogun').text).toContain(
    'A later figure is of a time that is not complete, and so not quoted: 10 (NCDC 2020 week 23).',
  )
})

describe('a conversation keeps what was said', () => {
  const code = (question: Question | undefined) =>
    world.data.reference.indicators.get(question?.indicators[0] ?? 0)?.code
  test.each([
    [['infant mortality in Nigeria', 'and the neonatal one?'], 'NMR', [1]],
    [['penta 1 in Edo', 'the third dose?'], 'PENTA3', [19]],
    [['stunting in Kano', 'who is the president', 'and in Lagos?'], 'STUNT', [32]],
    [['penta 3 in Delta', 'sorry, I meant measles'], 'MCV1', [17]],
    [['stunting in Kano', 'and Lagos?', 'which of the two is higher?'], 'STUNT', [27, 32]],
    [['penta 3 in Surulere LGA', 'the Oyo one please'], 'PENTA3', null],
  ])('%s', (turns, indicator, places) => {
    const { question, answer } = asked(...turns)
    expect(code(question)).toBe(indicator)
    expect(answer.declined).toBe(false)
    if (places) expect(question?.places).toEqual(expect.arrayContaining(places))
  })
})

describe('what is not understood is said in the language of the question', () => {
  test.each([
    ['ina son sanin adadin motoci a jihar Kano', 'Ban fahimci'],
    ['bawo ni awon moto ni ilu yii', 'Ìbéèrè yìí kò yé mi'],
    ['biko gwa m maka ugbo ala na obodo anyi', 'Aghọtaghị m'],
    ['abeg wetin dey happen for dem moto wey dey Kano', 'I no understand'],
  ])('%s', (text, said) => expect(asked(text).text).toContain(said))
})

test('a year of weeks is their sum, and never one of them', () => {
  const { answer } = asked('how many cholera cases in 2024')
  const weeks = answer.rows.filter(({ kind }) => kind === 'figure')
  expect(weeks.length).toBeGreaterThan(1)
  expect(answer.rows[0]).toMatchObject({
    kind: 'sum',
    value: weeks.reduce((sum, { value }) => sum + value, 0),
  })
  expect(asked('cholera cases 2023 and 2024').answer.reason).toBe('no_year')
})
