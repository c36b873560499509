import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PluginPermission } from '#domain/plugin/plugin-permission.ts'
import { openPluginSession, type PluginSession, type StopReason } from './plugin-session.ts'

const VIEW = { kind: 'trend' } as never

/** The plugin in a frame: the window that the page knows it by, and the end of the channel that it was given. */
let welcomes: { readonly message: unknown; readonly target: string; readonly port: MessagePort }[]
let frame: HTMLIFrameElement
let session: PluginSession | null
let stopped: StopReason[]
let heights: number[]
let asked: string[]
let isAsking: boolean

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  ;[welcomes, stopped, heights, asked, isAsking, session] = [[], [], [], [], false, null]
  const contentWindow = {
    postMessage: (message: unknown, target: string, [port]: [MessagePort]) =>
      welcomes.push({ message, target, port }),
  }
  frame = { contentWindow } as unknown as HTMLIFrameElement
})

afterEach(() => {
  session?.end()
  vi.useRealTimers()
})

function open(
  permissions: readonly PluginPermission[] = ['view', 'observations', 'open-link'],
): PluginSession {
  session = openPluginSession(frame, {
    permissions,
    view: () => VIEW,
    observations: () => ({ rows: [], more: true }),
    resize: (height) => heights.push(height),
    askLink: (url) => {
      asked.push(url)
      return !isAsking
    },
    stop: (reason) => stopped.push(reason),
  })
  return session
}

const HELLO = { type: 'msdat:hello', version: 1 }

/** A message to the window of the page. */
function tell(data: unknown, from: { readonly source?: unknown; readonly origin?: string } = {}) {
  const { source = frame.contentWindow, origin = 'null' } = from
  window.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
}

/** Greets, and gives the plugin's end of the channel with what it hears. */
function greeted() {
  tell(HELLO)
  const heard: Record<string, unknown>[] = []
  const port = welcomes[0]?.port
  if (port) port.onmessage = ({ data }) => void heard.push(data)
  return { heard, port, say: (message: unknown) => port?.postMessage(message) }
}

/** Messages travel one turn later. */
const travelled = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

test('the first word of the window is answered with one end of a channel, the second is not', () => {
  open()
  tell(HELLO)
  tell(HELLO)
  expect(welcomes.map(({ message, target }) => [message, target])).toEqual([
    [{ type: 'msdat:welcome', version: 1 }, '*'],
  ])
})

test.each([
  ['another window', HELLO, { source: {} }],
  ['a page with an origin', HELLO, { origin: 'https://msdat.example' }],
  ['something that is no greeting', { type: 'hello' }, {}],
])('%s is not answered', (_, data, from) => {
  open()
  tell(data, from)
  expect(welcomes).toEqual([])
})

test('a plugin that may know the view is told it when it is ready, and when it changes', async () => {
  const own = open()
  const { heard, say } = greeted()
  say({ type: 'ready' })
  await travelled()
  expect(heard).toEqual([{ type: 'view', view: VIEW }])
  own.sayView()
  await travelled()
  expect(heard).toHaveLength(2)
})

test('one that may do nothing is told nothing, and why', async () => {
  const own = open([])
  const { heard, say } = greeted()
  say({ type: 'ready' })
  own.sayView()
  say({ type: 'observations', request: 4 })
  say({ type: 'open-link', url: 'https://example.org/' })
  await travelled()
  expect(heard.map(({ type, request }) => [type, request])).toEqual([
    ['refused', 4],
    ['refused', null],
  ])
  expect(heard.map(({ reason }) => String(reason).slice(0, 28))).toEqual([
    'This plugin may not read fig',
    'This plugin may not open lin',
  ])
  expect(asked).toEqual([])
})

test('figures are answered with the number of the request', async () => {
  open()
  const { heard, say } = greeted()
  say({ type: 'observations', request: 4 })
  await travelled()
  expect(heard).toEqual([{ type: 'observations', request: 4, rows: [], more: true }])
})

test('a link is asked about, one at a time', async () => {
  open()
  const { heard, say } = greeted()
  say({ type: 'open-link', url: 'https://example.org/' })
  await travelled()
  expect([asked, heard]).toEqual([['https://example.org/'], []])
  isAsking = true
  say({ type: 'open-link', url: 'https://example.org/again' })
  await travelled()
  expect(heard).toEqual([
    { type: 'refused', request: null, reason: 'The reader is being asked about another link.' },
  ])
})

test('it says how high it is; what nobody knows is refused', async () => {
  open()
  const { heard, say } = greeted()
  say({ type: 'resize', height: 320 })
  say({ type: 'dance' })
  await travelled()
  expect(heights).toEqual([320])
  expect(heard).toEqual([{ type: 'refused', request: null, reason: 'The page does not know this message.' }])
})

test('every two seconds it is asked whether it is there; more than six seconds of silence end it', async () => {
  open()
  const { heard } = greeted()
  vi.advanceTimersByTime(6000)
  await travelled()
  expect(heard).toEqual([0, 1, 2].map((number) => ({ type: 'ping', number })))
  expect(stopped).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(stopped).toEqual(['silent'])
  // Nothing is heard of it any more.
  vi.advanceTimersByTime(10_000)
  expect(stopped).toHaveLength(1)
})

test('a word within six seconds keeps it', async () => {
  open()
  const { say } = greeted()
  for (let turn = 0; turn < 3; turn++) {
    vi.advanceTimersByTime(4000)
    say({ type: 'pong', number: turn })
    await travelled()
  }
  expect(stopped).toEqual([])
})

test('in a tab that is not seen nobody waits', () => {
  open()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.advanceTimersByTime(20_000)
  expect(stopped).toEqual([])
  hidden.mockReturnValue(false)
  vi.advanceTimersByTime(8000)
  expect(stopped).toEqual(['silent'])
  hidden.mockRestore()
})

test('the first page of the frame is the plugin’s, the second is not', () => {
  const own = open()
  own.loaded()
  expect(stopped).toEqual([])
  own.loaded()
  expect(stopped).toEqual(['left'])
})

test('too many messages end it', () => {
  open()
  for (let count = 0; count < 1000 && stopped.length === 0; count++) tell({ type: 'noise' })
  expect(stopped).toEqual(['flood'])
  tell(HELLO)
  expect(welcomes).toEqual([])
})

test('what ended is watched no more', () => {
  const own = open()
  own.end()
  tell(HELLO)
  vi.advanceTimersByTime(20_000)
  expect([welcomes, stopped]).toEqual([[], []])
})
