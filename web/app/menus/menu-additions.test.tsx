import { renderHook, waitFor } from '@testing-library/preact'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { Problem } from '#domain/problem.ts'
import { answerCalls } from '#tests/components/made-up-answers.ts'
import { aSummary } from '#tests/components/made-up-documents.ts'
import { useMenuAdditions } from './menu-additions.ts'

const dashboards = [
  { name: 'Snow', is_private: false },
  { name: 'Draft', is_private: true },
] as unknown as AnswerOf<'GET /dashboards'>

const tag = (name: string, indicators: number[]) => ({
  ...{ id: indicators.length, name, category: '', description: '', indicators },
  ...{ created_at: null, updated_at: null },
})

test('what administrators and people made is there, but for drafts and what is neither a dashboard nor a report', async () => {
  answerCalls({
    'GET /dashboards': dashboards,
    'GET /tags': { data: { results: [tag('Cold', [7, 8]), tag('Ice', [8])] } },
    'GET /document': {
      data: {
        results: [
          aSummary('winter'),
          aSummary('letter', { kind: 'report' }),
          aSummary('chat', { kind: 'conversation' as never }),
        ],
      },
    },
  })
  const { result } = renderHook(() => useMenuAdditions())
  await waitFor(() => expect(result.current.made.map(({ id }) => id)).toEqual(['winter', 'letter']))
  expect(result.current.dashboards.map(({ name }) => name)).toEqual(['Snow'])
  expect([...result.current.tags]).toEqual([
    [7, ['Cold']],
    [8, ['Cold', 'Ice']],
  ])
})

test('the menu does without what cannot be read', async () => {
  const refused = new Problem('cannot-write', 'Down')
  const calls = answerCalls({ 'GET /dashboards': refused, 'GET /tags': refused, 'GET /document': refused })
  const { result } = renderHook(() => useMenuAdditions())
  await waitFor(() => expect(calls.made).toHaveLength(3))
  expect(result.current).toEqual({ dashboards: [], tags: new Map(), made: [] })
})
