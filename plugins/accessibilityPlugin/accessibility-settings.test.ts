import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, enlargementOf, readSettings } from './accessibility-settings.ts'

describe('what was kept', () => {
  test.each([
    null,
    '',
    '{',
    '[]',
    '7',
    '{"fontSizeLevel":9}',
    '{"fontSizeLevel":"x"}',
    '{"highContrastEnabled":"yes"}',
  ])('%s: the defaults', (text) => expect(readSettings(text)).toEqual(DEFAULT_SETTINGS))

  test('what was written is read', () => {
    const settings = {
      highContrastEnabled: true,
      fontSizeLevel: 5,
      enhancedFocusEnabled: true,
      reducedMotionEnabled: true,
    }
    expect(readSettings(JSON.stringify(settings))).toEqual(settings)
  })
})

test.each([
  [1, 0.8],
  [3, 1],
  [5, 1.2],
])('level %i enlarges %f times', (level, factor) => {
  expect(enlargementOf(level)).toBeCloseTo(factor, 10)
})
