import { beforeAll, describe, expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import { figuresTogether } from '#domain/brief/key-figure.ts'
import type { PlaceQuestion } from '#domain/brief/question.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { readShippedData, type ShippedData } from '#tests/builders/shipped-data.ts'
import { coursesFinding, coursesOf } from './courses.ts'
import { placeLead } from './place-lead.ts'
import { placeStanding } from './place-standing.ts'
import { testableFigures } from './testable-figures.ts'

/** Vaccination, care, contraception, stunting, nets, newborn deaths. */
const HEADLINES = [20, 18, 7, 6, 1001, 14, 402, 1052, 30]

let data: ShippedData
beforeAll(async () => {
  data = await readShippedData()
})

function questionOf(id: number): PlaceQuestion {
  return { place: byId(data.reference.locations, id), data: { ...data, currentYear: 2026 } }
}

describe('the lead', () => {
  test.each([
    [
      27,
      /^The share of children with no vaccination in Kano has risen: .*35\.5%.* in NDHS 2023–24, against .*8\.8%.* in NDHS 2018; the newer figure to quote is .*36\.8%.* \(NmDHS 2025–26\), without an interval\. .*Skilled attendance at birth has risen to .*36\.9%.* in NDHS 2023–24 \(23\.6% in NDHS 2018, about times of unequal length\); both changes are larger than chance\.$/,
    ],
    // Penta 3 of NDHS 2023–24 has an interval, that of NmDHS has none.
    [12, /58\.2%.* in NDHS 2023–24.*; the newer figure to quote is .*44\.1%.* \(NmDHS 2025–26\), without/],
    [1, /^.* in \d+ of 37 states by more than chance, from NDHS \d{4} to /],
    [4, /^.* in \d of 7 states by more than chance, from NDHS \d{4} to /],
  ])('of %i begins with the finding', (id, expected) => {
    const question = questionOf(id)
    const said = english.text(placeLead(testableFigures(question, HEADLINES), question))
    expect(said).toMatch(expected)
    expect(said.split(/\. /)).toHaveLength(2)
  })
})

test('a figure beside one with an interval is newer than it, in every state', () => {
  // Skilled attendance of NDHS 2023–24 is doubtful in seven states, where NDHS 2018 is quoted: Borno 29.5, Edo 89.7, Bauchi 27.0.
  const states = [...data.reference.locations.values()].filter(({ level }) => level === 3)
  const beside = states.flatMap(({ id }) => testableFigures(questionOf(id), HEADLINES))
  const older = beside.filter(
    ({ stated, quoted }) => stated && quoted && quoted.point.period <= stated.point.period,
  )
  expect(older.map(({ stated, quoted }) => [stated?.point.location, quoted?.point.value])).toEqual([])
  const inBorno = testableFigures(questionOf(15), [7]).map(({ stated }) => stated?.point)
  expect(inBorno.map((point) => [point?.period, point?.value])).toEqual([[2018000, 29.5]])
})

describe('the band of ranks, worked out by another program', () => {
  test.each([
    [27, 20, 19, 34],
    [27, 7, 24, 31],
    [27, 14, 21, 35],
    // Of the last round with intervals: the newest has none.
    [27, 18, 15, 34],
  ])('of %i by indicator %i', (place, indicator, from, to) => {
    const question = questionOf(place)
    const [figure] = testableFigures(question, [indicator])
    expect(figure && placeStanding(figure, question)?.band).toEqual({ from, to })
  })

  test('the nation has none', () => {
    const question = questionOf(1)
    const [figure] = figuresTogether(question, [20])
    expect(figure && placeStanding(figure, question)).toBeNull()
  })
})

test('Kano beside the three most like it, in Penta 3 of NDHS since 2018', () => {
  const { data: rows } = questionOf(27)
  const places = [27, 26, 28, 12].map((id) => byId(rows.reference.locations, id))
  const courses = coursesOf(places, {
    ...{ indicator: byId(rows.reference.indicators, 18), source: 2, data: rows },
  })
  expect(courses.map(({ place, change }) => `${place.name} ${change?.verdict}`)).toContain('Kano unclear')
  expect(english.text(coursesFinding(courses, rows))).toMatch(
    /^Changed by more than chance since 2018: .*Kano\.$/,
  )
})
