import { beforeAll, expect, test } from 'vitest'
import { type Document, EMPTY_DASHBOARD } from '#domain/document/document.ts'
import type { StoredView } from '#domain/view/stored-view.ts'
import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { serverDatabase } from '#tests/builders/test-database.ts'
import { refuseStrange } from './check-document.ts'

const VIEW: StoredView = {
  ...{ kind: 'trend', indicators: [7], sources: [2], locations: [1], periods: [] },
  options: {},
}

/** A document with one figure. */
const showing = (view: StoredView): Document => ({
  ...EMPTY_DASHBOARD,
  title: 'Snow',
  subject: {
    indicators: [7],
    sources: [2],
    levels: [],
    years: [],
    opening: { indicator: null, source: null, location: null },
  },
  blocks: [
    {
      ...{ kind: 'figure', id: 'a', view, title: '', note: '', width: 'full', height: 'usual' },
      ...{ annotations: [], frozen: null },
    },
  ],
})

serverDatabase('a figure of a document', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open('first-release')
  })

  test.each<[string, Partial<StoredView>, string | null]>([
    ['that its kind can show', {}, null],
    ['of no kind', { kind: 'cake' }, 'There is no figure of the kind cake with such options.'],
    [
      'with the option of another kind',
      { options: { horizon: 5 } },
      'There is no figure of the kind trend with such options.',
    ],
    ['with too few indicators', { kind: 'bubble' }, 'Bubble chart needs at least 2 indicators; 1 is chosen.'],
    ['with too many places', { locations: [1, 2] }, 'Trend shows at most 1 place; 2 are chosen.'],
    [
      'about a place that its kind does not show',
      { kind: 'scorecard', locations: [8], periods: ['2018'] },
      'Scorecard cannot be about a state.',
    ],
    ['of an indicator that is not there', { indicators: [999] }, 'There is no indicator with the id 999.'],
  ])('%s', async (_, change, sentence) => {
    const checked = refuseStrange(database, showing({ ...VIEW, ...change })).catch((error) => error)
    const problem = await checked
    expect(problem instanceof Problem ? problem.message : null).toBe(sentence)
  })
})
