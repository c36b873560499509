import { expect, test } from 'vitest'
import { PLUGIN_KEYS } from '#domain/account/preferences.ts'
import { WIDGET_KEYS } from './widget-list.ts'

test('what somebody chooses about any widget can follow them to another device', () => {
  expect(WIDGET_KEYS.length).toBeGreaterThan(5)
  expect(WIDGET_KEYS.filter((key) => !PLUGIN_KEYS.some((known) => known === key))).toEqual([])
})
