import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh'])
})
const answered = (turns: string) => answeredTurns(world, turns.split(' >> '))

const NETS = 'share of under-5s sleeping under a treated net in Jigawa >> and in Ekiti? >> what about 2018?'

/** NDHS 2018: Ekiti 26.4%, Jigawa 88.8%; of 2023-24 Ekiti 16.1%. */
describe('the two, after one place, another one and another year', () => {
  test.each(['compare the two', 'compare both', 'how do they compare', 'which of the two is higher'])(
    '%s: both places in that year',
    (turn) => {
      const { text } = answered(`${NETS} >> ${turn}`)
      expect(text).toContain('Ekiti 26.4% (NDHS 2018')
      expect(text).toContain('Jigawa 88.8% (NDHS 2018')
      expect(text).toContain('62.4 points')
    },
  )

  test('the difference alone is that of the years', () => {
    expect(answered(`${NETS} >> what is the difference`).text).toContain('10.3 points')
  })

  test('of one place the two are the years', () => {
    expect(answered('stunting in Kano >> in 2018 >> compare the two').text).toContain(
      '56.9% in 2018, 51.9% in 2023–24',
    )
  })
})

describe('another thing is asked now', () => {
  test.each([
    'different question:',
    'ok different thing:',
    'new topic:',
    'changing the subject:',
    'ok, different topic.',
    'now something different:',
    'unrelated:',
    'Different thing.',
    'one more thing -',
    'okay, another topic.',
    'next topic:',
    'on another note,',
  ])('%s', (lead) => {
    expect(answered(`antenatal care in Kano >> ${lead} postnatal check for mothers there`).text).toContain(
      'Postnatal care coverage (mother) in Kano: 32.8%',
    )
  })

  test('why sources differ is asked still', () => {
    expect(answered('antenatal care in Kano >> different thing: why do sources differ').text).toContain(
      'Possible reasons',
    )
  })
})
