import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { aboutIndicator } from '../empty-question.ts'
import { readQuestion } from '../read-question.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const PENTA_3 = 18

/** The answer to a question beside an indicator: each sentence with the title of its origin, and the rows. */
function asked(text: string) {
  const questions = readQuestion(text, { ...world, before: aboutIndicator(PENTA_3) })
  const { sentences, rows, reason } = answerQuestion(questions, world.data)
  return {
    said: sentences.map(({ said }) => english.text(said)),
    origins: sentences.map(({ origin }) => origin && english.text(origin.title)),
    quotes: sentences.flatMap(({ origin }) => (origin ? english.text(origin.quote) : [])),
    rows: rows.map(({ indicator, source }) => [indicator, source]),
    reason,
  }
}

describe('beside an indicator', () => {
  test('a comparison of two sources says what speaks against it, each with the descriptions behind it', () => {
    const { said, origins, quotes, rows } = asked('Can I compare WUENIC with NDHS?')
    expect(said[0]).toMatch(/^(WUENIC and NDHS|NDHS and WUENIC) can be compared with care: \d things/)
    expect(origins).toContain('Denominator, WUENIC and NDHS')
    expect(quotes.join(' ')).toMatch(/Surviving infants/)
    expect(rows).toEqual([
      [PENTA_3, 10],
      [PENTA_3, 2],
      [PENTA_3, 10],
    ])
  })

  test.each([
    ['What is the denominator?', 'Denominator', /Children aged 12/],
    ['What are its limits?', 'To compare with care, NDHS', /any time before the survey/],
    ['What are the limitations of JRF-Admin?', 'To compare with care, JRF-Admin', /complete reports/],
    ['How was it collected by NDHS?', 'Methodology, NDHS', /cluster household survey/],
    ['define', 'Definition', /third dose/],
  ])('%s', (question, origin, quote) => {
    const { origins, quotes, reason } = asked(question)
    expect(reason).toBeNull()
    expect(origins).toContain(origin)
    expect(quotes.join(' ')).toMatch(quote)
  })

  test('a question with an indicator of its own is about that one', () => {
    expect(asked('stunting in Kano').rows[0]?.[0]).toBe(14)
  })

  test('what is not known of it is declined', () => {
    expect(asked('penta 3 by religion').reason).toBe('unknown_group')
  })
})

describe('how far to trust a source', () => {
  const RECORD = { national: 82, quoted: 57, pairs: 93, grade: { usual: 4, lowest: 3, highest: 5 } }

  test.each([
    [
      11,
      '4 of 5 (3 to 5). For 57 of these 82 it has the figure to quote',
      'by 11.0 points at the median of 93 pairs',
    ],
    [null, '4 of 5 (3 to 5)', 'too few figures of other evidence'],
  ])('its credibility and its distance from others: %s', (medianGap, grade, gap) => {
    const questions = readQuestion('How trustworthy is NDHS?', { ...world, before: null })
    const data = { ...world.data, recordOf: () => ({ ...RECORD, medianGap }) }
    const { sentences, links } = answerQuestion(questions, data)
    const said = sentences.map((one) => english.text(one.said)).at(-1)
    expect(said).toContain(grade)
    expect(said).toContain(gap)
    expect(links.map(({ href }) => href)).toContain('/about?source=2#data-sources')
  })

  test('who asks how it works is told that alone', () => {
    const questions = readQuestion('How does NDHS collect its data?', { ...world, before: null })
    const data = { ...world.data, recordOf: () => ({ ...RECORD, medianGap: 11 }) }
    expect(answerQuestion(questions, data).sentences).toHaveLength(1)
  })
})
