import { act, screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { WhenNear } from './when-near.tsx'

/** A window that tells what comes into sight; gives what brings it there. */
function aWindow(): () => void {
  const watched: IntersectionObserverCallback[] = []
  class Watch {
    constructor(tell: IntersectionObserverCallback) {
      watched.push(tell)
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const seen = { isIntersecting: true } as IntersectionObserverEntry
  return () =>
    act(() => {
      for (const tell of watched) Reflect.apply(tell, undefined, [[seen]])
    })
}

const open = () =>
  openPart(
    <WhenNear wait={<p>Its place</p>}>
      <p>The map</p>
    </WhenNear>,
    { account: null },
  )
const shown = () => screen.queryByText('The map') !== null

afterEach(() => void vi.useRealTimers())

test('what lies further down is drawn once the reader comes near it', async () => {
  const scroll = aWindow()
  await open()
  expect(shown()).toBe(false)
  screen.getByText('Its place')
  scroll()
  expect(shown()).toBe(true)
})

test('paper has all of it, and so has a reader who stays where they are', async () => {
  aWindow()
  await open()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(shown()).toBe(true)
})

test('a browser that cannot tell draws it at once', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(window, 'IntersectionObserver')
  await open()
  expect(shown()).toBe(true)
})
