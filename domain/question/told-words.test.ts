import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { answerQuestion } from './answer/answer-question.ts'
import type { Question } from './question.ts'
import { readQuestion } from './read-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

/** The answer to the last turn of a conversation. */
function asked(...turns: readonly string[]) {
  let before: Question | null = null
  let last: ReturnType<typeof read> | null = null
  for (const turn of turns) {
    last = read(turn, before)
    before = last.answer.last ?? before
  }
  if (!last) throw new Error('Nothing was asked.')
  return last
}

function read(text: string, before: Question | null) {
  const understood = readQuestion(text, { ...world, before })
  const [question] = understood
  const answer = answerQuestion(understood, world.data)
  const codes = question?.indicators.map((id) => world.data.reference.indicators.get(id)?.code).join()
  return {
    kind: question?.frame.kind,
    reason: question?.reason,
    unused: question?.unused,
    rows: answer.rows.length,
    codes,
    answer,
    text: english.text(answer.text),
  }
}

describe('a word that says little elsewhere, and restricts where it stands', () => {
  test.each([
    ['measles coverage in Kano weighted by population', ['weighted', 'population']],
    ["penta 3 by mother's age in Lagos", ['mothers']],
    ['children fully vaccinated on time in Lagos', ['time']],
    ['stunting along the Benue river', ['along']],
    ['penta 3 in Dala ward 3', ['ward']],
    ['how much would it cost to vaccinate all zero dose children in Kano', ['cost']],
    ['polio vaccine, at least 4 doses, Ondo', ['4']],
    ['stunting in southern Kaduna', ['southern']],
    ['what percentage of deaths in Kano are children', ['deaths']],
    ['skilled attendance for first births in Lagos', ['first']],
    ['deliveries by doctors only, Enugu', ['only']],
    ['ANC4 in Lagos mainland hospitals', ['hospitals']],
    ['how many measles vaccines does Kano need', ['need']],
    ['ANC4 with a doctor in Lagos', ['doctor']],
  ])('is named, and nothing is answered: %s', (text, unused) => {
    expect(asked(text)).toMatchObject({ reason: 'unknown_words', unused, rows: 0 })
  })

  test.each([
    ['kindly furnish me with the penta 1 coverage of Benue', 'PENTA1'],
    ['share of births taking place in health facilities, Enugu', 'IDELIV'],
    ['percent of women in Sokoto who gave birth without a skilled attendant', 'SBA'],
    ['how many health workers caught lassa in 2020', 'LASSAHCW'],
    ['NDHS 2018 ITN use by children, Gombe', 'ITNU5'],
    ['Commissioner here. Facility deliveries in my state, Bauchi?', 'IDELIV'],
    ['penta 3, Kogi, hurry', 'PENTA3'],
    ['Pls wats d penta1 coverage 4 Borno', 'PENTA1'],
  ])('does nothing where it only asks: %s', (text, codes) => {
    const { reason, rows, ...rest } = asked(text)
    expect(rest.codes).toBe(codes)
    expect(reason).toBeNull()
    expect(rows).toBeGreaterThan(0)
  })
})

describe('some of the people of a figure', () => {
  test.each([
    ['percent of stunted children in Kano who are also wasted', 'unknown_group'],
    ['of the children with BCG in Kano, how many got penta 3', 'unknown_group'],
    ['stunting in Kano minus stunting in Kaduna plus wasting', 'not_aggregable'],
    ['if Kano matched Lagos on penta 3, how many more children would be covered', 'what_if'],
    ['correlation of stunting and poverty by state', 'unknown_words'],
    ['states with high stunting but low wasting', 'unknown_group'],
    ['which states improved on ANC4 in every NDHS', 'left_out'],
    ['which state moved from worst to best on BCG', 'left_out'],
    ['which states improved by exactly the national average on BCG', 'left_out'],
  ])('are not those of two figures: %s', (text, reason) => {
    expect(asked(text)).toMatchObject({ reason, rows: 0 })
  })
})

describe('a name that is only partly said', () => {
  test('is none where another lies near: people with HIV are no patients of TB', () => {
    expect(asked('how many hiv positive people in nigeria take ART, as share').reason).toBe('ambiguous')
  })

  test('is none of another measure: prevalence is no prevention', () => {
    expect(asked('malaria prevalence in pregnant women in Kano')).toMatchObject({
      reason: 'ambiguous',
      rows: 0,
    })
  })

  test.each([
    ['Government spending on health as percent of GDP', 'GGHEGDP'],
    ['Akwa Ibom houses with electricity', 'ELECHH'],
    ['women wey born for house, Kebbi', 'HDELIV'],
  ])('has the word that tells it from the next: %s', (text, codes) => {
    expect(asked(text).codes).toBe(codes)
  })
})

describe('a conversation', () => {
  test('its, after a ranking, is that of the place which came first', () => {
    const { text } = asked('which state has the lowest penta 3?', 'what is its stunting')
    expect(text).toContain('Stunting (under 5) in Sokoto: 42.8% (NDHS 2023–24')
  })

  test('their, after several places, is that of each of them', () => {
    const { text, rows } = asked('bottom three states for stunting', 'and their measles coverage')
    // datasets/observations/ndhs.csv: 68.4, 69.8 and 88.8 for 2024.
    expect(rows).toBe(3)
    for (const figure of ['Rivers 68.4%', 'Anambra 69.8%', 'Edo 88.8%']) expect(text).toContain(figure)
  })

  test('their zones, after several places, are declined by name', () => {
    expect(asked('bottom three states for stunting', 'best in their zones')).toMatchObject({
      reason: 'unknown_words',
      rows: 0,
    })
  })

  test('whether a figure is good is a question of its target', () => {
    expect(asked('measles coverage in Abia', 'is that good?').text).toContain(
      'misses the indicative national target',
    )
  })

  test('words that ask nothing get no figure once more', () => {
    expect(asked('measles coverage in Abia', 'hmm')).toMatchObject({ reason: 'not_understood', rows: 0 })
    expect(asked('measles coverage in Abia', 'again please').rows).toBeGreaterThan(0)
  })
})

describe('a denial in other languages', () => {
  test.each([
    ['Ipin awon omo ti ko gba abere BCG ni Oyo', '28.6%'],
    ['yara nawa ne ba su samu BCG ba a Kano', '36.5%'],
  ])('turns a share round: %s', (text, rest) => {
    expect(asked(text).text).toContain(rest)
  })
})

describe('words of time', () => {
  test('the peak year is a year, and no ranking of places', () => {
    expect(asked('peak year of under-five mortality, UN IGME').kind).toBe('extreme_in_time')
  })

  test('a clause of what the indicator is about asks for no time', () => {
    expect(
      asked('What proportion of Nasarawa mothers had a skilled attendant when they gave birth?'),
    ).toMatchObject({ codes: 'SBA', reason: null })
  })
})
