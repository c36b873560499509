import { waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { NewsRow } from '#contract/news/news.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { keepText, keptText } from '#web/memory/kept.ts'
import { isHourOfRule, watchUpdates } from './unseen-updates.ts'

const update = (id: number): NewsRow => ({
  ...{ id, title: `Update ${id}`, content: '', category: 1, category_name: 'Dashboard', link: '' },
  ...{ created_at: '2026-11-01T08:00:00.000Z', updated_at: null },
})

test('updates after the last that this device has shown come once, and are known from then on', async () => {
  await openPart(<p />, {
    answers: {
      'GET /news/updates': { count: 3, next: null, previous: null, results: [9, 8, 7].map(update) },
    },
  })
  keepText('firstTimeExecution', '7')
  const shown: number[][] = []
  const look = watchUpdates((updates) => shown.push(updates.map(({ id }) => id)))
  look()
  await waitFor(() => expect(shown).toEqual([[9, 8]]))
  expect(keptText('firstTimeExecution')).toBe('9')
  look()
  expect(shown).toHaveLength(1)
})

test.each([
  ['2026-11-28T00:00:30', true],
  ['2026-11-28T18:00:59', true],
  ['2026-11-28T18:01:00', false],
  ['2026-11-28T07:00:00', false],
])('the hour of the rule at %s: %s', (time, is) => {
  expect(isHourOfRule(new Date(time))).toBe(is)
})
