import { describe, expect, it } from 'vitest'
import type { Evidence, EvidenceKind } from '#domain/evidence/evidence.ts'
import { NO_COORDINATES } from '#domain/observation/coordinates.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { independentPieces, kinship, sharedPieces } from './kinship.ts'

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

  it('counts one survey, its tables and the model over it as one piece', () => {
    const three = [point(2, 'A2018'), point(3, 'A2018'), point(10, 'MODEL', 'A2018')]
    expect(independentPieces(three, REFERENCE)).toBe(1)
    expect(independentPieces([point(2, 'A2018'), point(6, 'FORMS')], REFERENCE)).toBe(2)
    // The model takes in both, and so joins them.
    expect(independentPieces([point(2, 'A2018'), point(6, 'FORMS'), point(10, 'MODEL')], REFERENCE)).toBe(1)
  })
})
