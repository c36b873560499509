import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

const asked = (...turns: string[]) => answeredTurns(world, turns)

describe('what people of an age die of', () => {
  // Deaths of WHO-MCEE in 2021, from its rows.
  test.each([
    'What is the biggest killer of newborn babies in Nigeria?',
    'leading cause of death of newborns',
    'main cause of newborn deaths',
    'which disease kills most newborns',
  ])('%s', (text) => {
    const { answer, text: said } = asked(text)
    expect(said).toContain('birth asphyxia 78,356; Newborn deaths, prematurity 51,227')
    expect(answer.rows.filter(({ kind }) => kind === 'figure').map(({ value }) => value)).toEqual([
      78356, 51227, 48779, 41386, 13261, 6196, 1914,
    ])
  })

  test.each([
    'what kills children in Nigeria',
    'causes of under-five deaths in Nigeria',
    'what children die of',
  ])('%s', (text) => {
    expect(asked(text).text).toContain(
      'Malaria deaths, 1-59 months 180,294; Diarrhoea deaths, 1-59 months 129,661',
    )
  })

  test('after the first month those of newborns are none of them', () => {
    const { answer } = asked('What kills most Nigerian children between one month and five years?')
    expect(answer.rows.filter(({ kind }) => kind === 'figure')).toHaveLength(8)
  })

  test('after a figure of theirs, and of a year that is named', () => {
    expect(asked('newborn death rate in Nigeria', 'Which causes kill most of them?').text).toContain('78,356')
    expect(asked('leading causes of death of children under five in 2015').text).toContain('(WHO-MCEE 2015)')
  })

  test('nobody has them of a state, nor of adults', () => {
    expect(asked('leading causes of death of children in Kano').answer.reason).toBe('no_data')
    const { text } = asked(
      'under-five mortality in Jigawa',
      'what are the main causes of those deaths in Jigawa?',
    )
    expect(text).toContain('held here for the nation only, none for Jigawa')
    expect(text).not.toContain('No source')
    expect(
      asked('which state has the worst under-5 mortality', 'what are the main causes of those deaths there?')
        .text,
    ).toContain('none for Kebbi')
    expect(asked('leading cause of death of women').answer.declined).toBe(true)
    expect(asked('why do newborns die').answer.reason).toBe('no_cause')
  })
})
