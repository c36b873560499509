import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { isoPeriod, periodKind } from '#domain/period/period.ts'
import { ASKED_BY_HAND } from '#tests/builders/asked-by-hand.ts'
import { strangers } from '#tests/builders/answer-numbers.ts'
import { questionAtRandom, questionWords } from '#tests/builders/questions-at-random.ts'
import { stream } from '#tests/builders/stream.ts'
import { type QuestionWorld, readQuestionWorld } from '#tests/builders/question-data.ts'
import { WIDE } from '#tests/wide-run.ts'
import { readQuestion } from '../read-question.ts'
import type { Answer } from './answer.ts'
import { answerQuestion } from './answer-question.ts'

let world: QuestionWorld
beforeAll(async () => {
  world = await readQuestionWorld()
})

function answer(text: string): Answer {
  return answerQuestion(readQuestion(text, { ...world, before: null }), world.data)
}

const WAYS = [
  '{i} {p} {s} {y}',
  'What was {i} in {p} in {y} according to {s}?',
  '{s} {y}: {i}, {p}',
  'pls what did {s} say about {i} for {p} in {y}',
  'abeg wetin be {i} for {p} inside {s} {y}',
]

describe('figures picked at random', () => {
  test('questions with source and year are answered with that figure', () => {
    const { reference, tableOf } = world.data
    const next = stream(20_261_123)
    const ids = [...reference.indicators.keys()]
    const wrong: string[] = []
    for (let count = 0; count < (WIDE ? 500 : 40); ) {
      const table = tableOf(ids[Math.floor(next() * ids.length)] ?? 0)
      if (table.length === 0) continue
      const row = Math.floor(next() * table.length)
      const [indicator, source] = [table.indicator[row] ?? 0, table.source[row] ?? 0]
      const place = reference.locations.get(table.location[row] ?? 0)
      const period = table.period[row] ?? 0
      if (!place || periodKind(period) !== 'year') continue
      const within = place.level === 4 ? ` LGA ${reference.locations.get(place.parent ?? 0)?.name}` : ''
      count += 1
      const text = (WAYS[count % WAYS.length] ?? '')
        .replace('{i}', reference.indicators.get(indicator)?.shortName ?? '')
        .replace('{p}', place.name + within)
        .replace('{s}', reference.sources.get(source)?.name ?? '')
        .replace('{y}', isoPeriod(period))
      const { rows, declined } = answer(text)
      const [first] = rows
      const isRight =
        first?.indicator === indicator &&
        first.location === place.id &&
        first.source === source &&
        first.value === table.value[row]
      if (!isRight) wrong.push(`${text} → ${declined ? 'declined' : first?.value}`)
    }
    expect(wrong.filter((one) => !one.endsWith('declined'))).toEqual([])
    expect(wrong.slice(0, 10)).toEqual([])
  })

  test('the highest and the lowest of states are those of the rows', () => {
    const { reference, tableOf } = world.data
    const wrong: string[] = []
    for (const indicator of [6, 7, 14, 18, 20, 21, 32, 1008, 1009, 26]) {
      const name = reference.indicators.get(indicator)?.shortName
      const table = tableOf(indicator)
      for (const [source, year] of [
        [2, 2018],
        [2, 2024],
        [102, 2018],
        [16, 2018],
      ] as const) {
        const values: number[] = []
        for (let row = 0; row < table.length; row++) {
          const isState = reference.locations.get(table.location[row] ?? 0)?.level === 3
          const isRound = table.source[row] === source && table.period[row] === year * 1000
          if (isState && isRound) values.push(table.value[row] ?? 0)
        }
        if (values.length < 20) continue
        const asked = `${name} ${reference.sources.get(source)?.name} ${year}`
        const [high, low, both] = [
          answer(`which state has the highest ${asked}`),
          answer(`which state has the lowest ${asked}`),
          answer(`gap between best and worst state ${asked}`),
        ]
        const ends = both.rows.filter(({ kind }) => kind === 'figure').map(({ value }) => value)
        if (Math.max(...ends) !== Math.max(...values) || Math.min(...ends) !== Math.min(...values))
          wrong.push(`both ends ${asked}`)
        if (high.rows[0]?.value !== Math.max(...values)) wrong.push(`highest ${asked}`)
        if (low.rows[0]?.value !== Math.min(...values)) wrong.push(`lowest ${asked}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('whatever is asked', () => {
  test('no number is said that no row has', () => {
    const found = ASKED_BY_HAND.flatMap(([text]) =>
      strangers(answer(text)).map((number) => `${text}: ${number}`),
    )
    expect(found).toEqual([])
  })

  test('words of the data in any order crash nothing and say no other number', () => {
    const words = questionWords(world.data.reference)
    const next = stream(7)
    const asked = Array.from({ length: WIDE ? 2000 : 40 }, () => questionAtRandom(words, next))
    expect(asked.filter((text) => strangers(answer(text)).length > 0)).toEqual([])
  })

  test('any text at all gets an answer in words', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
          maxLength: 300,
        }),
        (text) => english.text(answer(text).text).length > 0,
      ),
      { numRuns: 500, seed: 7 },
    )
    expect(english.text(answer('stunting in Kano '.repeat(400)).text)).not.toBe('')
  })
})

test('the words of answers', () => {
  const said = (text: string) => english.text(answer(text).text)
  expect(said('Penta 3 Kano NDHS 2013')).toBe('DPT 3 / Penta 3 coverage in Kano: 18.9% (NDHS 2013).')
  expect(said('Add the ANC4 of Lagos and Kano')).toContain('cannot add up')
  expect(said('Why is Penta 3 in Sokoto 90%?')).toContain('not the figure')
  expect(said('which LGA of Ekiti has the lowest SBA')).toMatch(
    /^Smallest figure of skilled attendance at birth among the LGAs: Ikere 64\.7% .+ so it is unclear which LGA is lowest\./,
  )
})

test('both ends are named where the gap between places is asked for', () => {
  const said = english.text(answer('gap between states in stunting NDHS 2018').text)
  expect(said).toContain('largest Kebbi')
  expect(said).toContain('smallest Anambra')
  expect(said).toContain('The difference is')
})

test('a private hospital may be counted or be a place of birth: the reader says which', () => {
  const code = (text: string) =>
    readQuestion(text, { ...world, before: null }).flatMap(({ choices, reason }) =>
      reason === 'ambiguous' ? choices.map((id) => world.data.reference.indicators.get(id)?.code) : [],
    )
  expect(code('private hospitals in Lagos').slice(0, 2)).toEqual(['DELPRI', 'FACN'])
  expect(code('births in private hospitals in Lagos')).toEqual([])
  expect(code('penta in Kano')).toEqual(['PENTA3', 'PENTA1', 'PENTA2'])
})

test.each([
  ['Penta 3 coverage in Jos', 'Jos', 'Plateau', 'Jos East, Jos North and Jos South'],
  ['Penta 3 coverage in Benin City', 'Benin City', 'Edo', 'Oredo, Egor and Ikpoba-Okha'],
])('%s: a city of several LGAs is told by them, and by the state', (question, city, state, parts) => {
  const { reason, text, suggestions } = answer(question)
  expect(reason).toBe(null)
  expect(english.text(text)).toContain(`${city} itself has no figures; it is made up of ${parts}.`)
  expect(english.text(text)).toContain(` in ${state}: `)
  const [whole, ...others] = suggestions.map((one) => answer(one.question))
  expect(english.text(whole?.text ?? '')).toContain(` in ${state}: `)
  expect(others.every(({ declined }) => !declined)).toBe(true)
})

test.each([
  ['highest and lowest 5 states for stunting', 5],
  ['top 3 and bottom 3 states for skilled birth attendance', 3],
  ['highest and lowest state for stunting', 1],
])('%s: both ends, each with as many places', (question, count) => {
  const { rows, text } = answer(question)
  const values = rows.filter(({ kind }) => kind === 'figure').map(({ value }) => value)
  const [high, low] = [values.slice(0, count), values.slice(-count)]
  expect(Math.min(...high)).toBeGreaterThan(Math.max(...low))
  expect(english.text(text)).toMatch(/(largest|highest) .+, (smallest|lowest) /)
  expect(strangers(answer(question))).toEqual([])
})

test('what a question leaves open is said with the other figures that it could have meant, the newest whole year first', () => {
  const alternatives = answer('measles first dose in Kano').assumptions.flatMap((one) => one.alternatives)
  expect(alternatives.map(({ label }) => english.text(label))).toEqual([
    'Use NHMIS-DHIS2 2021',
    'Use NNHS 2018',
    'Use GDL 2018',
    'Use NHMIS-DHIS2 (monthly) Sep 2022',
  ])
})
