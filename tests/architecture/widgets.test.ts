import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PLUGIN_KEYS } from '#domain/account/preferences.ts'
import { PROJECT } from './source-files.ts'

test('what somebody chooses about any widget can follow them to another device', () => {
  const folders = readdirSync(join(PROJECT, 'plugins'))
  const widgets = folders.filter((folder) => existsSync(join(PROJECT, 'plugins', folder, 'widget.tsx')))
  expect(widgets.length).toBeGreaterThan(5)
  expect(widgets.filter((key) => !PLUGIN_KEYS.some((known) => known === key))).toEqual([])
})
