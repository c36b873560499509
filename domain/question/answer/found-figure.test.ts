import { expect, test } from 'vitest'
import { readQuestionWorld } from '#tests/builders/question-data.ts'
import { readQuestion } from '../read-question.ts'
import { searchWords } from '../search-words.ts'
import { answerQuestion } from './answer-question.ts'
import { foundFigure } from './found-figure.ts'

test.each(['penta 3 kano', 'u5mr', 'measles first dose borno 2018', 'sba ndhs 2018'])(
  'a search for "%s" shows the number that the question is answered with',
  async (text) => {
    const world = await readQuestionWorld()
    const answer = answerQuestion(readQuestion(text, { ...world, before: null }), world.data)
    const read = searchWords(text, world)
    const found = foundFigure(read, { indicator: read.indicators[0] ?? 0, data: world.data })
    expect(answer.rows[0]).toMatchObject({
      indicator: found?.point.indicator,
      source: found?.point.source,
      location: found?.point.location,
      value: found?.point.value,
    })
  },
)
