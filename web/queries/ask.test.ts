import { expect, test, vi } from 'vitest'
import { ask, askWith, problemOf } from './ask.ts'

const problem = (detail: string, errors: Record<string, string[]> = {}) =>
  JSON.stringify({ type: '/problems/invalid-input', title: 'T', status: 400, detail, errors })

test.each([
  ['Look at front.contact: Give an address.', { 'front.contact': ['Give an address.'] }, 'Give an address.'],
  ['Look at a, b: One. Two.', { a: ['One.'], b: ['Two.'] }, 'One. Two.'],
  ['Nobody has confirmed yet.', {}, 'Nobody has confirmed yet.'],
])('%s is said without the names that fields have in calls', (detail, errors, message) => {
  expect(problemOf(400, problem(detail, errors))).toMatchObject({ status: 400, message, errors })
})

test('a fault of ours is said with the number that the log has', () => {
  const text = JSON.stringify({
    type: '/problems/unexpected',
    detail: 'It has been noted.',
    request: '0a1b2c3d4e',
  })
  expect(problemOf(500, text).message).toBe(
    'It has been noted. The people who run the site find the cause under the number 0a1b2c3d4e.',
  )
})

test('what is no problem of ours says so', () => {
  expect(problemOf(502, '<html>')).toMatchObject({ code: 'unexpected' })
})

/** An answer whose line is lost in the middle of its words. */
function brokenOff(status: number): Response {
  const words = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"da'))
      controller.error(new TypeError('network error'))
    },
  })
  return new Response(words, { status })
}

test.each([
  ['breaks off', () => brokenOff(200)],
  ['breaks off in its refusal', () => brokenOff(409)],
  ['is the page of a network that wants a password first', () => new Response('<html>')],
])('an answer that %s is none: what was written waits and is sent again', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  await expect(ask('GET /account')).rejects.toMatchObject({ name: 'AskError', status: 0 })
})

test.each([
  ['POST /assistant', { foo: 1 }, { body: { question: 'skating' } }],
  ['POST /assistant', { text: 'It is 3.', sentences: [] }, { body: { question: 'skating' } }],
  ['POST /assistant', null, { body: { question: 'skating' } }],
  ['POST /assistant/command', { foo: 1 }, { body: { command: 'skating' } }],
  ['POST /policy/generate', { foo: 1 }, { body: { indicator: 32, location: 1 } }],
  // A list, a page of one, what earlier calls wrap, one of several outcomes, a text alone.
  ['GET /releases', { foo: 1 }, {}],
  ['GET /help-topics', { foo: 1 }, {}],
  ['GET /testimonials', { foo: 1 }, {}],
  ['GET /document', { data: { foo: 1 } }, {}],
  ['GET /account', { foo: 1 }, {}],
  ['GET /location/{id}', { foo: 1 }, { path: { id: 27 } }],
  ['POST /analysis/correlation', { foo: 1 }, { body: {} }],
  ['POST /uploads', { foo: 1 }, { body: {} }],
] as const)(
  '%s answered with %o is refused in words before a page opens it',
  async (call, answer, values) => {
    vi.stubGlobal('fetch', async () => Response.json(answer))
    await expect(askWith(call, values)).rejects.toMatchObject({
      name: 'AskError',
      message: 'Unexpected API response format',
    })
  },
)

test('an answer of the server that cannot be read is not taken for a lost line', async () => {
  vi.stubGlobal('fetch', async () => new Response('not JSON'))
  await expect(ask('GET /account')).rejects.toBeInstanceOf(SyntaxError)
})
