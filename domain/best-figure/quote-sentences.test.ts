import { describe, expect, it } from 'vitest'
import { figureToQuote, type QuoteQuestion } from '#domain/best-figure/figure-to-quote.ts'
import { message, type Value } from '#domain/message/message.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import type { Point } from '#domain/observation/point.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { english } from '#languages/from-source.ts'
import { apartWords, pooledWords, secondWords } from './quote-sentences.ts'

const reference = aReference(
  [aSource(2, 'Survey A', { derivedFrom: [] }), aSource(10, 'Model', { classification: 'Estimate' })],
  [anIndicator(7, { programArea: 'WASH' })],
)

function quoted(points: readonly Point[], change: Partial<QuoteQuestion> = {}) {
  const table = tableOf(points)
  const answer = figureToQuote({ table, reference, indicator: 7, location: 1, currentYear: 2025, ...change })
  if (answer.status !== 'quote') throw new Error(english.text(answer.why))
  return answer
}

const said = (words: Value | null | undefined) => words && english.text(words)

describe('sentences of the answer card', () => {
  const far = quoted([aPoint(2, 1, '2024', 50), aPoint(10, 1, '2024', 63)])
  const near = quoted([aPoint(2, 1, '2024', 50), aPoint(10, 1, '2024', 60)])
  const alone = quoted([aPoint(2, 1, '2024', 50)])

  it('name the runner-up with its reason', () => {
    expect(said(secondWords(far))).toBe(
      'Model 2024, 63.0%: estimate; for coverage a household survey goes first.',
    )
    expect(secondWords(alone)).toBeNull()
  })

  it('say that sources disagree beyond the limit only', () => {
    const farWords = apartWords(far)
    expect(farWords?.disagrees).toBe(true)
    expect(said(farWords?.words)).toBe(
      '13.0 points apart from Model 2024 (limit 10). Say so when you quote it.',
    )
    const nearWords = apartWords(near)
    expect(nearWords?.disagrees).toBe(false)
    expect(said(nearWords?.words)).toBe('10.0 points apart from Model 2024 (limit 10).')
    expect(apartWords(alone)).toBeNull()
  })

  it('say what the stars are made of, so that two scales do not stand side by side', () => {
    const sure = message('quote-card.sure', { strength: 'strong', agreement: 'disagrees' })
    expect(english.text(sure)).toBe('The figure itself is strong; others disagree')
  })

  it('give the pooled value for orientation beside a published figure only', () => {
    // Variances of 4 and 9: 50 · 9/13 + 63 · 4/13 = 54; the sources differ by 13² / 13, so the error is √(13 · 36/13) = 6.
    expect(said(pooledWords(far))).toBe(
      'Pooled for orientation, all usable figures together, each by how sure it is: 54.0% (95% interval 42.2 to 65.8).',
    )
    expect(pooledWords(alone)).toBeNull()
    const tooOld = quoted([aPoint(2, 1, '2018', 50), aPoint(10, 1, '2018', 63)])
    expect([tooOld.rule, pooledWords(tooOld)]).toEqual(['pooled', null])
  })
})
