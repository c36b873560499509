import { beforeAll, expect, test } from 'vitest'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import { readQuestion } from '../read-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

// Each was once answered with the figure of something else.
test.each([
  // What is done about a condition is none of the condition, and whose deaths are counted must be said.
  ['malaria in pregnant women in Kano', 'ambiguous'],
  ['HIV among pregnant women in Nigeria', 'ambiguous'],
  ['mother to child transmission of HIV in Nigeria', 'ambiguous'],
  ['pneumonia deaths in Nigeria', 'ambiguous'],
  // People of another age.
  ['iron tablets for children in Ekiti', 'unknown_words'],
  ['literacy of girls in Sokoto', 'unknown_words'],
  ['HIV in Benue children', 'unknown_words'],
  ['AIDS deaths among children in Nigeria', 'unknown_words'],
  ['babies dying on the first day in Kano', 'unknown_words'],
  // One of two things of which either counts, and a thing that the name has not.
  ['children with fever who got no treatment', 'left_out'],
  ['children with diarrhoea who got no ORS', 'left_out'],
  ['percentage wey no get latrine for Kebbi', 'left_out'],
  // Whose figure it is, where nobody of that name has any.
  ['stunting according to the governor', 'unknown_words'],
  ['how many nurses are there in Anambra', 'ambiguous'],
  ['measles doses given in 2022 in Katsina', 'unknown_words'],
  ['when will measles coverage reach 90 percent', 'left_out'],
  ['how likely is a Nigerian woman to die in childbirth over her life', 'left_out'],
  // One of several who help.
  ['deliveries by midwives in Edo', 'unknown_words'],
  ['antenatal visits to a doctor in Ekiti', 'ambiguous'],
  // The name of another indicator.
  ['measles outbreaks in Nigeria', 'unknown_words'],
  // Not the newest figure.
  ['oldest figure of penta 3 in Kano', 'unknown_words'],
  ['first figure of penta 3 in Kano', 'unknown_words'],
  ['previous figure of penta 3 in Kano', 'unknown_words'],
  // Orders that are asked for beside what no order tells.
  ['rank of Kano among northern states in penta 3', 'left_out'],
  ['state most like Kano in penta 3', 'left_out'],
  ['widest interval of penta 3 among the states', 'left_out'],
  ['states with penta 3 of exactly 50%', 'left_out'],
  ['states without data on penta 3', 'left_out'],
  ['which state has penta 3 above 90% and which below 20%', 'left_out'],
  ['which side for Naija dey get stunting pass', 'left_out'],
  ['Our governor says Gombe has the best antenatal coverage in the North East. Is he right?', 'left_out'],
  ['zero dose outside the north', 'left_out'],
  ['TB cases missed in Nigeria', 'left_out'],
  ['nurses needed in Nigeria', 'unknown_words'],
  ['wetin Kano do make penta 3 rise', 'no_cause'],
  // Times, and how many of them.
  ['first time BCG passed 50% in Kano', 'left_out'],
  ['how many years did BCG fall in Kano', 'left_out'],
  ['most recent survey but one for BCG in Kano', 'left_out'],
  // Who, where, by what.
  ['who gives BCG in Kano', 'left_out'],
  ['where can I get BCG in Kano', 'left_out'],
  ['stopped using contraception in Kano', 'left_out'],
  ['states with reliable penta 3 data', 'left_out'],
  ['the largest state by area and its penta 3', 'left_out'],
  ['nets per person in Kebbi', 'unknown_words'],
  ['age of nets in Kebbi', 'unknown_words'],
  ['households with more than one net in Kebbi', 'unknown_words'],
  // Two things of the same people.
  ['women who had four ANC visits and a skilled birth in Kano', 'unknown_group'],
  ['children who slept under a net in Kebbi and had fever', 'unknown_group'],
  // What a facility has is none of the people, and no other count.
  ['caesarean sections in Kano', 'not_understood'],
  ['first births in Kano', 'ambiguous'],
  ['food insecurity', 'ambiguous'],
  // Other people than those of the figure, other countries, what is to come.
  ['are more women than men obese', 'unknown_words'],
  ['stunting in other countries', 'other_country'],
  ['when is the next NDHS', 'future'],
  ['is the vaccine safe', 'medical'],
  // Two things at once, and a word that is said of the second.
  ['which states have both low penta 3 and high stunting', 'left_out'],
  ['households with improved toilet in Gombe', 'unknown_words'],
  // Of no subject that is known.
  ['two sources for BCG in Kano', null],
])('is declined: %s', (text, reason) => {
  const understood = readQuestion(text, { ...world, before: null })
  const answer = answerQuestion(understood, world.data)
  expect(understood[0]?.reason).toBe(reason)
  expect({ rows: answer.rows, declined: answer.declined }).toEqual({ rows: [], declined: true })
})

test.each([
  ['vitamin A for under fives in Benue', 'level', 'VITA'],
  ['Share of Kogi under-fives who are too short for age', 'level', 'STUNT'],
  ['iron supplements during pregnancy Imo', 'level', 'IRONANC'],
  ['malaria prevention in pregnancy Kano', 'level', 'IPTP1'],
  ['women delivered by a doctor, nurse or midwife in Kano', 'level', 'SBA'],
  ['neonatal deaths in Nigeria', 'level', 'NEOD'],
  ['which is worse in Kaduna, stunting or wasting', 'compare_indicators', 'STUNT,WASTE'],
  ['rate at which women die in childbirth in Nigeria', 'level', 'MMR'],
  ['HIV treatment coverage by state', 'rank', 'ARTCOV'],
  ['rank the zones by skilled birth attendance', 'rank', 'SBA'],
  ['the year Nigeria had the most people living with HIV', 'extreme_in_time', 'PLHIV'],
  ['facilities doing caesarean sections in Kano', 'level', 'INVCS'],
  ['how many hospitals do C-sections in Kano', 'level', 'INVCS'],
  ['severe food insecurity', 'level', 'FIESS'],
])('is answered where the words belong to it: %s', (text, kind, codes) => {
  const [question] = readQuestion(text, { ...world, before: null })
  const found = question?.indicators.map((id) => world.data.reference.indicators.get(id)?.code).join()
  expect({ kind: question?.frame.kind, found, reason: question?.reason }).toEqual({
    kind,
    found: codes,
    reason: null,
  })
})

test.each([
  ['Nassarawa Kano population', ['Nassarawa']],
  ['stunting Nasarawa and Kano', ['Nasarawa', 'Kano']],
  ['stunting Bauchi Gombe', ['Bauchi', 'Gombe']],
])('a place right before that in which it lies: %s', (text, names) => {
  const [question] = readQuestion(text, { ...world, before: null })
  expect(question?.places.map((id) => world.data.reference.locations.get(id)?.name)).toEqual(names)
})
