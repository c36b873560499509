import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { readQuestion } from '../read-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function asked(text: string) {
  const understood = readQuestion(text, { ...world, before: null })
  const [question] = understood
  const answer = answerQuestion(understood, world.data)
  const codes = question?.indicators.map((id) => world.data.reference.indicators.get(id)?.code).join()
  return {
    kind: question?.frame.kind,
    reason: question?.reason,
    codes,
    answer,
    text: english.text(answer.text),
  }
}

describe('an answer that would leave out words which turn the question', () => {
  test.each([
    ['which state improved least in skilled attendance since NDHS 2018', 'least'],
    ['where did stunting change the least between NDHS 2018 and 2024', 'least'],
    ['which state had the smallest drop in BCG, NDHS 2018 to 2024', 'smallest'],
    ['which state had the slowest progress on penta 3 since NDHS 2018', 'slowest'],
    ['which state barely changed in BCG between NDHS 2018 and 2024', 'barely'],
    ['states where penta 3 did not improve since NDHS 2018', 'not'],
    ['name the state with the tiniest improvement in BCG, NDHS 2018 to 2024', 'tiniest'],
    ['which states remained flat on penta 3 between NDHS 2018 and 2024', 'which states'],
    ['which state gained and which lost most on ANC4, NDHS 2018 to 2024', 'lost'],
    [
      'which state improved least... which state fell most on institutional delivery NDHS 2018 to 2024',
      'least',
    ],
  ])('is none: %s', (text, words) => {
    const { reason, answer, text: said } = asked(text)
    expect(reason).toBe('left_out')
    expect(answer.rows).toEqual([])
    expect(said).toContain(`would leave out: ${words}`)
    expect(answer.suggestions.length).toBeGreaterThan(0)
  })

  test.each([
    ['stunting among only children in Abia'],
    ['measles coverage among children of working mothers'],
    ['stunting among big children in Kano'],
    ['stunting among other children in Kano'],
    ['ANC4 for women who own land in Kano'],
    ['doctors who left Nigeria'],
    ['measles vaccination of left-handed children'],
  ])('people who are described are some of them: %s', (text) => {
    expect(asked(text)).toMatchObject({ reason: 'unknown_group', answer: { rows: [] } })
  })

  test.each([
    ['sharpest fall in ANC 4 between NDHS 2018 and 2024, by state', 'change_by_place', 'ANC4'],
    ['how does Yobe fare against the country average on penta 3', 'compare_places', 'PENTA3'],
    ['average fertility in Katsina, children per woman', 'level', 'TFR'],
    ['maternal mortality ratio by MMEIG for the year 2000', 'level', 'MMR'],
    ['women who say distance to a facility is a problem, Taraba', 'level', 'DISTPROB'],
    ['show only the stunting of Kano', 'level', 'STUNT'],
    ['women who made four antenatal visits in Kano', 'level', 'ANC4'],
    ['women who came for four antenatal visits in Kano', 'level', 'ANC4'],
    ['Is the FCT above Nigeria for ANC4 in NDHS 2024', 'compare_places', 'ANC4'],
    [
      'which is more common in Kebbi, home delivery or facility delivery',
      'compare_indicators',
      'HDELIV,IDELIV',
    ],
    ['how many babies in 1000 die in the first month, nigeria', 'level', 'NMR'],
    ['mosquito nets of households in Kano', 'level', 'ITNHH'],
    ['median age at first marriage in Ogun', 'level', 'MEDMARR'],
    ['stunting of 2 year old children in Kano', 'groups', 'STUNT'],
    ['children who die before age five in Kano', 'level', 'U5MR'],
  ])('is given where they belong to the name, or are followed: %s', (text, kind, codes) => {
    expect(asked(text)).toMatchObject({ kind, codes, reason: null })
  })
})

describe('better and worse', () => {
  test.each([
    ['Is Kano doing better than Kaduna on stunting?', 'compare_places'],
    ['Lagos or Rivers - who get better BCG', 'compare_places'],
    ['is institutional delivery in Kano better than in 2018?', 'change'],
    ['Is wasting in Kano lower than in NDHS 2018', 'change'],
    ['Is wasting in Katsina worse than it was in NDHS 2018', 'change'],
    ['have Kano and Kaduna got better over the years on stunting', 'compare_places'],
  ])('between places they compare, beside a time they ask for a change: %s', (text, kind) => {
    expect(asked(text)).toMatchObject({ kind, reason: null })
  })

  test('two places are compared by their figures, and not by their changes', () => {
    const { text } = asked('Is Kano doing better than Kaduna on stunting?')
    expect(text).toContain('Kano 51.9% (NDHS 2023–24')
    expect(text).toContain('Kaduna 40.7% (NDHS 2023–24')
  })

  test('the last two rounds are the last two', () => {
    const { text } = asked('change in facility delivery, Yobe, between the last two NDHS')
    expect(text).toContain('18.9% in 2018, 32.1% in 2023–24')
  })
})

describe('what may be done with figures', () => {
  test.each([
    ['What may I republish?'],
    ['Am I allowed to put these charts on my blog'],
    ['do I need permission to reprint a map'],
    ['Can our radio station use your numbers on air?'],
  ])('is told of all sources, with the page of licences: %s', (text) => {
    const { kind, answer, text: said } = asked(text)
    expect(kind).toBe('licence')
    expect(said).toMatch(/\d+ of \d+ sources with figures may be published again/)
    expect(answer.links[0]?.href).toBe('/licences')
  })

  test.each([
    ['may I use DHS figures in my newspaper?', 'Licence of NDHS', 'Nobody has verified its terms'],
    ['may a company sell a report with NDHS figures', 'Licence of NDHS', 'Nobody has verified its terms'],
  ])('is told of the source that is named: %s', (text, licence, means) => {
    const { answer, text: said } = asked(text)
    expect(said).toContain(licence)
    expect(said).toContain(means)
    expect(answer.links[0]?.href).toBe('/licences')
  })

  test.each([
    ['which figure may I use for stunting in Kano', 'quote'],
    ['can I use this without internet', 'help'],
    ['where can I complain about a wrong figure', 'help'],
    ['should I vaccinate my child', 'decline'],
  ])('and is not asked by: %s', (text, kind) => {
    expect(asked(text).kind).toBe(kind)
  })
})

describe('small words', () => {
  test.each([
    ['where do I see the map of stunting', 'map', 'STUNT'],
    ['mean penta 3 across all sources for Kano', 'sum', 'PENTA3'],
    ['how many doctors in Enugu', 'level', 'DOCREG'],
    ['has Ekiti passed 80% skilled attendance?', 'threshold', 'SBA'],
    ['rotavirus 1 in Ondo', 'level', 'ROTA1'],
    ['malaria prevalence of under-fives in Zamfara', 'level', 'MALPREV'],
    ['latest changes in the data', 'changes', ''],
    ['rank zones by penta 3, NDHS 2018, best first', 'rank', 'PENTA3'],
  ])('%s', (text, kind, codes) => {
    expect(asked(text)).toMatchObject({ kind, codes })
  })

  test('mosquitoes are no nets', () => {
    expect(asked('number of mosquitoes in Rivers').answer.rows).toEqual([])
  })

  test('a condition is no level', () => {
    expect(asked('measles coverage if vaccines doubled').reason).toBe('what_if')
    expect(asked('stunting if floods come').reason).toBe('what_if')
    expect(asked('tell me if stunting in Kano is above 50%').kind).toBe('threshold')
  })

  test('a unit is no number that the question claims', () => {
    expect(asked('TB incidence, per 100,000, Nigeria').text).not.toContain('number in your question')
  })
})
