import { beforeAll, expect, test } from 'vitest'
import { answeredTurns } from '#tests/builders/answered-turns.ts'
import { type QuestionWorld, readQuestionWorldWith } from '#tests/builders/question-data.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorldWith(['jmp'])
})

const answered = (turns: string) => answeredTurns(world, turns.split('|'))

// Each was declined before, or told in another order; the values were looked up in the files of datasets/.
test.each([
  ['Which state has the worst open defecation problem?', 'Ebonyi 74.8% (NDHS 2023–24)'],
  ['How bad is the stunting crisis in Sokoto', 'in Sokoto: 42.8%'],
  ['zero-dose problem in Lagos', 'in Lagos: 7.1%'],
  ['FGM challenge in Osun', 'in Osun: 67.8%'],
  ['the issue of open defecation in Plateau', 'in Plateau: 60.1%'],
  ['what is the state of stunting in Borno', 'in Borno: 40.9%'],
  ['penta 3 performance Kano', 'in Kano: 54.6%'],
  ['skilled birth attendance performance of Oyo', 'in Oyo: 83.2%'],
  ['how many doctors are registered in Lagos', 'Doctors by state in Lagos: 7,343'],
  ['Lassa deaths documented in 2025', 'in Nigeria: 211'],
  ['TB cases captured in 2024', 'in Nigeria: 402,051'],
  ['how many refugees are counted in Nigeria', 'in Nigeria: 96,387'],
  ['how many health facilities were captured in Kano', 'in Kano: 1,029'],
  ['how many births were registered in Kano', 'Birth registration (under 5) in Kano: 50.7%'],
  ['How many Lassa cases in 2025?|which state led?', 'Ondo 399 (NCDC 2025)'],
  ['Lassa cases in 2025|who leads', 'Ondo 399 (NCDC 2025)'],
  ['Lassa cases in 2025|which state topped the list', 'Ondo 399 (NCDC 2025)'],
  ['which state led in Lassa cases in 2025', 'Ondo 399 (NCDC 2025)'],
  ['who topped penta 3', 'Imo 89.5%'],
  ['Lassa cases in 2025|which state led?|is it deadlier this year?', '2025: 18.7% and 2026: 18.6%'],
  ['Lassa cases in Nigeria|is it more common this year', '2025: 1,131 and 2026: 833'],
  ['Lassa cases in Nigeria 2025|is it killing more people', '2025: 211 and 2026: 155'],
  ['Is Lassa fever deadlier this year than last', '2025: 18.7% and 2026: 18.6%'],
])('%s', (turns, figure) => {
  expect(answered(turns).text).toContain(figure)
})

test.each([
  ['women with problems getting health care in Kano', 'Any problem in obtaining care in Kano: 37.1%'],
  [
    'distance to a health facility a problem in Kano',
    'Distance to a health facility a problem in Kano: 13.2%',
  ],
  ['registered births in Kano', 'Birth registration (under 5) in Kano: 50.7%'],
])('a problem that is a figure stays one: %s', (text, figure) => {
  expect(answered(text).text).toContain(figure)
})

test.each([
  'drinking problem in Kano',
  'kidney problem deaths',
  'water problem in Kano',
  'cholera cases 2024|is it deadlier this year',
])('%s is declined', (turns) => {
  expect(answered(turns).answer.reason).not.toBeNull()
})
