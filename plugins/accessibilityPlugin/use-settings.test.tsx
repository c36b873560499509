import { expect, test } from 'vitest'
import { setAppearance } from '#web/kit/appearance.ts'
import { apply, changeSettings } from './use-settings.ts'

/** The size of text in pixels, where a page without the panel has so many. */
function textPixels(usual: number): number {
  return usual * Number(document.documentElement.style.getPropertyValue('--enlargement'))
}

test.each([
  [1, 12.8],
  [2, 14.4],
  [3, 16],
  [5, 19.2],
])(
  'level %i of the accessibility panel is text of %f pixels, not of a part of the small letters',
  (level, pixels) => {
    setAppearance({ fontSize: 'small' })
    changeSettings({ fontSizeLevel: level })
    expect(textPixels(14)).toBeCloseTo(pixels, 5)
  },
)

test('larger letters that somebody chose are counted from, and without the panel the page is as it was', () => {
  changeSettings({ fontSizeLevel: 4 })
  setAppearance({ fontSize: 'large' })
  expect(textPixels(22)).toBeCloseTo(24.2, 5)
  setAppearance({ fontSize: 'small' })
  expect(textPixels(14)).toBeCloseTo(17.6, 5)
  apply()
  expect(textPixels(14)).toBe(14)
})
