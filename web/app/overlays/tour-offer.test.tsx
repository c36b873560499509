import { fireEvent } from '@testing-library/dom'
import { act, screen, waitFor } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { forgetText } from '#web/memory/kept.ts'
import { tourSeen } from '#web/memory/tour-seen.ts'
import TourOffer from './tour-offer.tsx'

beforeEach(() => {
  forgetText('tourSeen')
  tourSeen.set(false)
})

/** What somebody chose; whether they have seen the tour an older account does not know. */
const CHOSEN = {
  dashboardVisibility: 'private',
  recordActivity: true,
  notifications: {},
  letters: {},
  plugins: {},
  language: null,
  appearance: { viewMode: null, fontSize: null, theme: null },
}

async function open(at: string, account: object | null = null, seen: boolean | null = null) {
  const part = await openPart(
    <>
      <TourOffer />
      <p>Page</p>
    </>,
    { at, account, answers: { 'GET /account/preferences': { ...CHOSEN, tourSeen: seen } as never } },
  )
  await screen.findByText('Page')
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  return part
}

const offer = () => screen.queryByRole('complementary', { name: 'New here?' })

test('a reader who never signed in is offered the tour on a dashboard, and nowhere else', async () => {
  const { unmount } = await open('/dashboard/Winter')
  expect(offer()).not.toBeNull()
  // At the end of the page there is room to say what it is.
  expect(offer()?.textContent).toContain('A short tour points at the parts of this page.')
  unmount()
  await open('/about')
  expect(offer()).toBeNull()
})

test.each([
  ['Skip', true],
  ['Page', true],
  ['New here?', false],
])('a press on “%s” ends it for good: %s', async (name, ends) => {
  await open('/dashboard/Winter')
  fireEvent.click(screen.getByText(name))
  expect(tourSeen.get()).toBe(ends)
})

test('another page ends it, the same page drawn anew does not', async () => {
  const { unmount } = await open('/dashboard/Winter')
  unmount()
  expect(tourSeen.get()).toBe(false)
  const again = await open('/dashboard/Winter')
  act(() => window.history.pushState(null, '', '/about'))
  again.unmount()
  expect(tourSeen.get()).toBe(true)
})

test('it stands in the header where that has room beside the title', async () => {
  const header = document.createElement('header')
  header.innerHTML = '<div data-offer></div>'
  document.body.append(header)
  const place = header.firstElementChild as HTMLElement
  Object.defineProperty(place, 'clientWidth', { value: 300, configurable: true })
  const { unmount } = await open('/dashboard/Winter')
  expect(place.textContent).toContain('New here?')
  expect(place.textContent).not.toContain('A short tour points')
  unmount()
  Object.defineProperty(place, 'clientWidth', { value: 299, configurable: true })
  const narrow = await open('/dashboard/Winter')
  expect(place.textContent).toBe('')
  expect(offer()).not.toBeNull()
  narrow.unmount()
  header.remove()
})

test('whoever is signed in is offered it where the account does not know that they have seen it', async () => {
  const { unmount, calls } = await open('/dashboard/Winter', {}, false)
  await waitFor(() => expect(offer()).not.toBeNull())
  unmount()
  expect(calls.made.length).toBeGreaterThan(0)
})
