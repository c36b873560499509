import { fireEvent } from '@testing-library/dom'
import { render, screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { AccountAnchor } from './account-links.tsx'

function followed(href: string, init: Parameters<typeof fireEvent.click>[1] = {}) {
  window.history.replaceState(null, '', '/account/settings')
  const followed: string[] = []
  const drawn = render(
    <AccountAnchor href={href} onFollow={() => followed.push(href)}>
      Settings
    </AccountAnchor>,
  )
  const link = screen.getByText('Settings')
  // The DOM of the tests would go there itself.
  const stay = (event: Event) => event.preventDefault()
  let isOwn = false
  const seen = (event: Event) => {
    isOwn = event.defaultPrevented
    stay(event)
  }
  document.addEventListener('click', seen)
  fireEvent.click(link, init)
  document.removeEventListener('click', seen)
  drawn.unmount()
  return { isOwn, closes: followed.length, at: window.location.pathname }
}

const THERE = '/account/notification'
const HERE = '/account/settings'

test.each([
  [{}, { isOwn: true, closes: 1, at: THERE }],
  [{ button: 1 }, { isOwn: false, closes: 0, at: HERE }],
  [{ metaKey: true }, { isOwn: false, closes: 0, at: HERE }],
  [{ ctrlKey: true }, { isOwn: false, closes: 0, at: HERE }],
  [{ shiftKey: true }, { isOwn: false, closes: 0, at: HERE }],
  [{ altKey: true }, { isOwn: false, closes: 0, at: HERE }],
])(
  'a way into the account, pressed with %j, is followed without loading the page or left to the browser',
  (init, then) => {
    expect(followed(THERE, init)).toEqual(then)
  },
)

test.each([
  [`${HERE}#password`, { isOwn: false, closes: 1, at: HERE }],
  [`${THERE}#newest`, { isOwn: true, closes: 1, at: THERE }],
  [HERE, { isOwn: true, closes: 1, at: HERE }],
])('a change of the hash alone is left to the browser: %s', (href, then) => {
  expect(followed(href)).toEqual(then)
})
