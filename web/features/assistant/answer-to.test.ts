import { beforeEach, expect, test, vi } from 'vitest'
import { Problem, problemBody } from '#domain/problem.ts'
import { AskError } from '#web/kit/ask-error.ts'
import { answerTo, isUnreachable } from './answer-to.ts'

let sent: unknown[] = []
const answering = (reply: () => Promise<Response> | Response) =>
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    sent.push(JSON.parse(String(init.body)))
    return reply()
  })

beforeEach(() => {
  sent = []
  vi.stubGlobal('location', new URL('https://msdat.example/'))
})

test('the server answers, with what the question is about', async () => {
  const lists = { sentences: [], rows: [], links: [], understood: [], assumptions: [], suggestions: [] }
  answering(() => Response.json({ text: 'Skating is 61.5%.', ...lists }))
  const { answer, isLocal } = await answerTo('skating', { language: 'en', session: 's', indicator: 8 })
  expect([answer.text, isLocal]).toEqual(['Skating is 61.5%.', false])
  expect(sent).toEqual([{ question: 'skating', language: 'en', session: 's', indicator: 8 }])
})

test('what the server refuses this device does not answer in its place', async () => {
  const refused = new Problem('too-many-requests', 'Wait a minute.')
  answering(() => Response.json(problemBody(refused, refused.code), { status: 429 }))
  await expect(answerTo('skating', { language: 'en' })).rejects.toMatchObject({ status: 429 })
})

test.each([
  [new AskError(0, 'unreachable', 'no line'), true],
  [new AskError(500, 'unexpected', 'broken'), false],
  [new Error('no line'), false],
])('no answer arrived at all: %s', (error, isSo) => {
  expect(isUnreachable(error)).toBe(isSo)
})
