import { screen } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import OptionsMenu from './options-menu.tsx'

function entries(): (string | null)[] {
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
}

test('options begin with those that are used; the rest follows after "More", which gives them the focus', async () => {
  const { user } = await openPart(<OptionsMenu dashboard={undefined} />, { account: null })
  const more = await screen.findByRole('menuitem', { name: 'More' })
  const first = entries()
  expect(first.at(-1)).toBe('More')
  expect(first).toEqual(
    expect.arrayContaining(['Share', 'Print', 'Check my number', 'State briefs', 'Assistant']),
  )
  expect(first).not.toContain('Contact us')
  await user.click(more)
  const all = entries()
  expect(all.slice(0, first.length - 1)).toEqual(first.slice(0, -1))
  expect(all).toEqual(expect.arrayContaining(['Contact us', 'Feedback', 'Submit New Dataset']))
  expect(all).not.toContain('More')
  expect(document.activeElement?.textContent).toBe(all[first.length - 1])
})
