import { screen } from '@testing-library/preact'
import { afterEach, expect, test, vi } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import NotFoundPage from './not-found-page.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [true, '404 | Page not found', /^There is no page at this address/],
  [false, 'Not kept on this device', /no page of this address is kept on this device/],
])(
  'with a line (%s) an address is unknown, without one it is not kept here',
  async (isOnline, title, why) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await openPart(<NotFoundPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    screen.getByText(why)
  },
)
