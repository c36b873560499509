import { expect, test } from 'vitest'
import { liteAddress } from './lite-address.ts'

test.each([
  ['/dashboard/Demographics', '?indicator=1', '/lite/dashboard/Demographics?indicator=1'],
  ['/health-profiles/kano', '', '/lite/health-profiles/kano'],
  ['/health-profiles', '', '/lite'],
  ['/', '', '/lite'],
  ['/about', '?lang=pcm', '/lite'],
])('%s%s has its lite form at %s', (path, search, lite) => expect(liteAddress(path, search)).toBe(lite))
