import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['gdl', 'iceh', 'jmp'])
})

const asked = (text: string) => answeredTurns(world, [text])
const times = ({ answer }: ReturnType<typeof asked>) =>
  answer.rows.filter(({ unit }) => unit === 'times').map(({ value }) => Number(value.toFixed(2)))

// Worked out of the files of datasets/disaggregated/ and datasets/observations/: 53.4 / 17.2, 81.89 / 25.55, 44.5 / 26.3, 87.08 / 12.7, 31.2 / 7.37.
describe('groups of people', () => {
  test.each([
    ['ratio of stunting between poorest and richest', 3.1, 'Lowest 25% is 3.1 times that of Highest 25%'],
    ['stunting ratio, poorest vs richest', 3.1, '3.1 times'],
    ['what is the ratio of poor to rich in stunting', 3.1, '3.1 times'],
    [
      'how many times higher is Penta 3 among the richest fifth than the poorest fifth',
      3.21,
      'Richest is 3.2 times that of Poorest',
    ],
    ['Penta 3 among the richest fifth compared to the poorest, how many times higher', 3.21, '3.2 times'],
    ['by what factor is penta 3 higher among the rich than the poor', 3.21, '3.2 times'],
    ['how many times more common is stunting among the poor than the rich', 3.1, '3.1 times'],
    ['rich-poor ratio in skilled birth attendance', 6.86, 'Richest is 6.9 times that of Poorest'],
    ['ratio of rural to urban open defecation', 4.23, 'Rural is 4.2 times that of Urban'],
    ['urban rural ratio of stunting', 1.69, 'Rural is 1.7 times that of Urban'],
    [
      'how many times more likely are rural children to be stunted than urban children',
      1.69,
      'Rural is 1.7 times that of Urban',
    ],
    ['how many times as common is stunting among rural children as among urban children', 1.69, '1.7 times'],
  ])('%s', (text, value, said) => {
    const answer = asked(text)
    expect(answer.text).toContain(said)
    expect(times(answer)).toEqual([value])
  })

  test('one group beside the nation has no ratio here', () => {
    const { answer } = asked('how many times higher is Penta 3 among the richest than nationally')
    expect(answer.reason).toBe('left_out')
    expect(answer.rows).toEqual([])
  })

  test('without a word for it none is told', () => {
    expect(times(asked('stunting among the poorest and richest'))).toEqual([])
  })
})

describe('two figures and two places', () => {
  test.each([
    [
      'ratio of nurses to doctors in Nigeria',
      'nurse and midwife density is 4.3 times that of doctor density',
    ],
    ['nurse to doctor ratio', '4.3 times'],
    ['what is the doctor-nurse ratio in Nigeria', '4.3 times'],
    ['how many times more nurses than doctors', '4.3 times'],
    ['how many times higher is stunting than wasting in Kano', 'is 5.5 times that of wasting'],
    ['ratio of stunting to wasting in Kano 2024', '5.5 times'],
    ['ratio of penta 3 to penta 1 in Bauchi', 'Penta 1 coverage is 1.2 times that of DPT 3'],
    ['BCG/measles ratio in Kano', 'BCG coverage is 1.6 times that of measles'],
    ['ratio of stunting in Kano to Lagos', 'Kano is 3.0 times that of Lagos'],
  ])('%s', (text, said) => {
    const answer = asked(text)
    expect(answer.text).toContain(said)
    expect(times(answer)).toHaveLength(1)
  })

  test.each([
    ['maternal mortality ratio in Nigeria', 'Maternal mortality ratio in Nigeria: 993'],
    ['ratio of doctors to population', 'Doctor density in Nigeria: 3.9 per 10,000'],
    ['old age dependency ratio', 'Old-age dependency ratio in Nigeria: 5.5'],
    ['ratio of boys to girls at birth', 'Sex ratio at birth in Nigeria: 1.04'],
  ])('a ratio in a name is that figure: %s', (text, said) => {
    const answer = asked(text)
    expect(answer.text).toContain(said)
    expect(times(answer)).toEqual([])
  })
})
