import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageBudget } from './message-budget.ts'
import { isHello, readPluginMessage } from './plugin-message.ts'

test.each([
  [{ type: 'ready' }, { type: 'ready' }],
  [{ type: 'ready', more: 'is left out' }, { type: 'ready' }],
  [
    { type: 'observations', request: 3 },
    { type: 'observations', request: 3 },
  ],
  [
    { type: 'pong', number: 0 },
    { type: 'pong', number: 0 },
  ],
  [
    { type: 'resize', height: 333.4 },
    { type: 'resize', height: 333 },
  ],
  [
    { type: 'resize', height: -5 },
    { type: 'resize', height: 60 },
  ],
  [
    { type: 'resize', height: Number.POSITIVE_INFINITY },
    { type: 'resize', height: 1200 },
  ],
  [
    { type: 'resize', height: Number.NaN },
    { type: 'resize', height: 240 },
  ],
  [
    { type: 'open-link', url: 'https://example.org/a?b#c' },
    { type: 'open-link', url: 'https://example.org/a?b#c' },
  ],
])('%j is understood', (data, message) => expect(readPluginMessage(data)).toEqual(message))

test.each([
  [null],
  ['ready'],
  [[]],
  [{}],
  [{ type: 'view' }],
  [{ type: 'observations' }],
  [{ type: 'observations', request: '3' }],
  [{ type: 'observations', request: 1.5 }],
  [{ type: 'pong', number: -1 }],
  [{ type: 'resize', height: '100' }],
  [{ type: 'open-link', url: 'http://example.org' }],
  [{ type: 'open-link', url: 'javascript:alert(1)' }],
  [{ type: 'open-link', url: 'data:text/html,x' }],
  [{ type: 'open-link', url: 'https://bank.example@evil.example' }],
  [{ type: 'open-link', url: '//example.org' }],
  [{ type: 'open-link', url: `https://example.org/${'a'.repeat(2000)}` }],
])('%j is not', (data) => expect(readPluginMessage(data)).toBeNull())

test('nothing that a plugin may send makes the reading fail', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(['object', 'undefined']).toContain(typeof readPluginMessage(data))
      expect(isHello(data)).toBe(false)
    }),
  )
})

test('the first word names the version', () => {
  expect(isHello({ type: 'msdat:hello', version: 1 })).toBe(true)
  expect(isHello({ type: 'msdat:hello', version: 2 })).toBe(false)
})

test('T26 a flood ends after 120 messages at once; thirty a second go on for ever', () => {
  const flood = messageBudget()
  const taken = Array.from({ length: 200 }, () => flood.take(1000))
  expect(taken.filter(Boolean)).toHaveLength(120)
  expect(flood.take(1030)).toBe(false)
  expect(flood.take(1100)).toBe(true)
  const steady = messageBudget()
  expect(Array.from({ length: 3000 }, (_, i) => steady.take(i * 34)).every(Boolean)).toBe(true)
})
