import { expect, test, vi } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { english } from '#languages/from-source.ts'
import { browserPart } from '#tests/components/browser-part.ts'
import { fullDevice } from '#tests/components/full-device.ts'
import { answerCalls } from '#tests/components/made-up-answers.ts'
import { CATALOGUE_ANSWERS } from '#tests/components/made-up-catalogue.ts'
import { checkBrowser, checkConnection, checkFigure, checkStorage, FIGURE } from './checks.ts'

/** The clock of the page goes on by so many milliseconds each time it is looked at. */
function clockOf(...steps: readonly number[]) {
  let now = 0
  let at = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += steps[at++ % steps.length] ?? 0
    return now
  })
}

test('a connection is asked five times for an answer, and once for a file of which every byte has eight bits', async () => {
  const calls = answerCalls(CATALOGUE_ANSWERS, { '/embed/inter.woff2': 'x'.repeat(10_000) })
  // Each answer takes 50 ms, and so does the file: 80,000 bits in 50 ms are 1,600 in one.
  clockOf(50)
  const finding = await checkConnection()
  vi.restoreAllMocks()
  expect(calls.of('GET /releases/current')).toHaveLength(5)
  expect(english.text(finding.found)).toBe('An answer takes 50 ms, and 1,600 kbit arrive in a second.')
  expect(finding.state).toBe('good')
})

test('a server that does not answer is missing', async () => {
  answerCalls({ 'GET /releases/current': new Problem('cannot-write', 'Down') })
  expect((await checkConnection()).state).toBe('missing')
})

test('a figure is timed from being asked for to being there, each time anew', async () => {
  clockOf(0, 700)
  const picture = document.createElement('img')
  const finding = checkFigure(picture)
  picture.onload?.(new Event('load'))
  vi.restoreAllMocks()
  expect(english.text((await finding).found)).toBe('The figure below was there after 0.7 seconds.')
  expect(picture.getAttribute('src')).toBe(`${FIGURE}&checked=0`)
})

test('a figure that does not come is missing', async () => {
  const picture = document.createElement('img')
  const finding = checkFigure(picture)
  picture.dispatchEvent(new Event('error'))
  expect((await finding).state).toBe('missing')
})

test('storage says what is left of its room, and that it keeps what is written', async () => {
  const estimate = async () => ({ quota: 100_000_000, usage: 40_000_000 })
  browserPart('storage', { estimate })
  const finding = await checkStorage()
  expect(english.text(finding.found)).toBe('Drafts and settings are kept; 60 MB are free.')
  expect(localStorage.getItem('testing')).toBeNull()
})

test('storage that refuses keeps nothing', async () => {
  fullDevice()
  const finding = await checkStorage()
  expect(finding.state).toBe('missing')
})

test.each([
  // What is needed is missing; what is not needed has its own advice.
  [{ showModal: false, webgl: true }, 'missing'],
  [{ showModal: true, webgl: false }, 'slow'],
  [{ showModal: true, webgl: true }, 'good'],
])('a browser with %o is %s', ({ showModal, webgl }, state) => {
  vi.stubGlobal('HTMLDialogElement', { prototype: showModal ? { showModal: () => {} } : {} })
  vi.stubGlobal('CSS', { supports: (name: string, value: string) => name === 'display' && value === 'grid' })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue((webgl ? {} : null) as null)
  vi.stubGlobal('speechSynthesis', {})
  browserPart('clipboard', {})
  const finding = checkBrowser()
  vi.restoreAllMocks()
  expect(finding.state).toBe(state)
})
