import { describe, expect, test } from 'vitest'
import { EMPTY_DASHBOARD } from '#domain/document/document.ts'
import { EARLIER_CONFIGS } from '#tests/builders/earlier-configs.ts'
import { type Draft, earlierValues, readDraft } from './draft.ts'
import { newValues } from './wizard-values.ts'

const FRESH = newValues('private')
const DRAFT: Draft = {
  values: { ...FRESH, name: 'Snow', indicators: [7], years: [2018] },
  step: 3,
  account: { id: 'a', version: 2, saved: { ...EMPTY_DASHBOARD, title: 'Snow' }, isFinished: false },
  attempt: 'one',
  keptAt: '2026-11-23T06:00:00.000Z',
}

describe('a draft that this device keeps', () => {
  test('comes back as it was', () => {
    expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT)
    const unnamed = { ...DRAFT, account: null }
    expect(readDraft(JSON.stringify(unnamed))).toEqual(unnamed)
  })

  test('as an earlier version kept it, with what it began from beside it', () => {
    const { account, ...rest } = DRAFT
    const earlier = { ...rest, base: account?.saved, saved: { id: 'a', version: 2, isFinished: false } }
    expect(readDraft(JSON.stringify(earlier))).toEqual(DRAFT)
  })

  test.each([null, '', 'no JSON', '[]', '7', '{}', '{"values":3}'])('%s is none', (text) => {
    expect(readDraft(text)).toBeNull()
  })

  test('is as at the beginning where it is strange', () => {
    const values = { ...DRAFT.values, indicators: 'all', embeds: null, name: 'Snow', more: 1 }
    expect(readDraft(JSON.stringify({ values, step: '3', saved: { id: 4 } }))).toEqual({
      values: { ...FRESH, name: 'Snow', years: [2018] },
      ...{ step: 1, account: null, attempt: '', keptAt: null },
    })
  })
})

describe('what the earlier client kept in a browser', () => {
  test.each(Object.entries(EARLIER_CONFIGS))('%s is carried over', (_what, config) => {
    const parts: Record<string, unknown> = JSON.parse(config) ?? {}
    const texts = new Map(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]))
    const values = earlierValues(texts.set('customDashboardStatus', 'public'), FRESH)
    expect(values.visibility).toBe('public')
    expect([...values.order].sort()).toEqual([...FRESH.order].sort())
    expect(values.sections.length).toBeGreaterThan(0)
  })

  test('in whole', () => {
    const parts = JSON.parse(EARLIER_CONFIGS['the form of our own pages'] ?? '')
    const texts = new Map(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)]))
    expect(earlierValues(texts, FRESH)).toMatchObject({
      ...{ name: 'Snow', indicators: [7, 8], sources: [2], visibility: 'private' },
      sections: ['zonal-analysis', 'indicator-overview'],
    })
  })
})
