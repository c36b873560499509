import { beforeAll, describe, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

describe('whether figures of a level are held', () => {
  test.each([
    ['do you have data by LGA', 'Yes: figures by LGA are held for '],
    ['which dataset has LGA level data', 'NDHS-SAE'],
    ['is there data for zones', 'Yes: figures by zone are held for '],
    ['does MICS have state data', 'indicators of MICS.'],
    ['does WHO-GHO have state figures', 'No figures by state are held of WHO-GHO.'],
    ['how many LGAs are there', 'Nigeria has 774 LGAs.'],
    ['do you have stunting by LGA', 'Stunting (under 5) of the LGAs'],
    ['data by senatorial district', 'Yes: figures by senatorial district are held for '],
  ])('%s', (question, said) => {
    expect(answeredTurns(world, [question]).text).toContain(said)
  })

  test('the source of the turn before is asked on', () => {
    const { text } = answeredTurns(world, ['what is MICS', 'does it have state data'])
    expect(text).toContain('indicators of MICS.')
  })
})
