import { describe, expect, it } from 'vitest'
import type { Evidence, EvidenceKind } from '#domain/evidence/evidence.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { evidencePieces, independentPieces } from './evidence-pieces.ts'
import { kinship, sharedPieces } from './kinship.ts'

const SURVEY = aSource(2, 'Survey A')
const TABLES = aSource(3, 'Tables', { derivedFrom: [2] })
const MODEL = aSource(10, 'Model', {
  classification: 'Estimate',
  methodology: 'Reconciliation of administrative and survey coverage',
})
const REPORTS = aSource(6, 'Reports', { classification: 'Routine' })

function evidence(id: string, kind: EvidenceKind, currentSource: number | null = null): [string, Evidence] {
  const bare = { fieldworkStart: null, fieldworkEnd: null, birthCohort: null }
  return [id, { id, kind, title: `Round ${id}`, currentSource, ...bare }]
}

const REFERENCE = {
  ...aReference([SURVEY, TABLES, MODEL, REPORTS]),
  evidence: new Map([
    evidence('A2018', 'survey'),
    evidence('B2018', 'survey'),
    evidence('MODEL', 'custodian_model', 10),
    evidence('OTHER', 'model', 10),
    evidence('FORMS', 'routine'),
    evidence('CENSUS', 'census'),
    evidence('PROSPECTS', 'custodian_model'),
    evidence('GRID', 'model'),
    evidence('compiled', 'compilation'),
  ]),
}

function point(source: number, ...pieces: string[]): Point {
  return aPoint(source, 1, '2018', 50, { coordinates: { ...NO_COORDINATES, evidence: pieces } })
}

describe('what two figures rest on', () => {
  it.each<[string, Point, Point, string]>([
    ['one survey and its tables', point(2, 'A2018'), point(3, 'A2018'), 'same'],
    ['two surveys', point(2, 'A2018'), point(3, 'B2018'), 'independent'],
    ['one run of a model and its copy', point(10, 'MODEL', 'A2018'), point(3, 'MODEL'), 'same'],
    ['a model and a survey that it names', point(10, 'MODEL', 'A2018'), point(2, 'A2018'), 'input'],
    ['a model over surveys and one that it does not name', point(10, 'MODEL'), point(2, 'A2018'), 'input'],
    ['a model over reports', point(10, 'MODEL'), point(6, 'FORMS'), 'input'],
    ['two models over one survey', point(10, 'MODEL', 'A2018'), point(3, 'OTHER', 'A2018'), 'input'],
    ['compilations of nobody knows what', point(2, 'compiled'), point(6, 'compiled'), 'independent'],
    ['rows that say nothing: by what their sources declare', point(2), point(3), 'same'],
    ['one row that says nothing', point(2, 'A2018'), point(3), 'same'],
    ['other rounds of sources that say nothing', point(2), aPoint(3, 1, '2013', 1), 'independent'],
  ])('%s', (_, a, b, expected) => {
    expect(kinship(a, b, REFERENCE)).toBe(expected)
    expect(kinship(b, a, REFERENCE)).toBe(expected)
  })

  it('names what they share', () => {
    expect(sharedPieces(point(2, 'A2018'), point(3, 'A2018'), REFERENCE)).toEqual(['Round A2018'])
    expect(sharedPieces(point(2), point(3), REFERENCE)).toEqual(['Survey A 2018'])
  })

  it.each<[string, Point, Point, string]>([
    ['the digits of another', compiled(54.3), found(54.34), 'same'],
    ['other digits', compiled(54.3), found(54.44), 'independent'],
    ['too few digits to tell', compiled(54), found(54), 'independent'],
    ['the digits of another year', compiled(54.3), aPoint(2, 1, '2013', 54.3), 'independent'],
    ['the digits of another compilation', compiled(54.3), compiled(54.3), 'same'],
  ])('a compilation of nobody knows what that has %s', (_, a, b, expected) => {
    expect(kinship(a, b, REFERENCE)).toBe(expected)
    expect(kinship(b, a, REFERENCE)).toBe(expected)
  })
})

function compiled(value: number): Point {
  return { ...point(6, 'compiled'), value }
}

function found(value: number): Point {
  return { ...point(2, 'A2018'), value }
}

describe('pieces of evidence', () => {
  const survey = point(2, 'A2018')
  const tables = point(3, 'A2018')
  const model = point(10, 'MODEL', 'A2018')
  const reports = point(6, 'FORMS')

  it.each<[string, Point[], number]>([
    ['one survey', [survey], 1],
    ['one survey, its tables and the model over it', [survey, tables, model], 1],
    ['a survey and reports', [survey, reports], 2],
    ['a survey, reports, and a model that takes in both', [survey, reports, point(10, 'MODEL')], 2],
    ['a model alone', [model], 1],
    ['two models over one survey', [model, point(3, 'OTHER', 'A2018')], 1],
    ['two surveys', [survey, point(2, 'B2018')], 2],
    [
      'a census, a model that shares nothing with it, and one that takes in both',
      [point(2, 'CENSUS'), point(6, 'PROSPECTS'), point(10, 'GRID', 'PROSPECTS', 'CENSUS')],
      2,
    ],
    ['a survey and a compilation', [survey, compiled(77.7)], 1],
    ['a compilation alone', [compiled(77.7)], 1],
    ['none', [], 0],
  ])('%s', (_, points, expected) => {
    expect(independentPieces(evidencePieces(points, REFERENCE))).toBe(expected)
    expect(independentPieces(evidencePieces(points.toReversed(), REFERENCE))).toBe(expected)
  })

  it('says what the figures of one share', () => {
    expect(evidencePieces([survey, reports, tables], REFERENCE)).toEqual([
      { points: [survey, tables], role: 'own', shared: ['Round A2018'] },
      { points: [reports], role: 'own', shared: [] },
    ])
  })
})
