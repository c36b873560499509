import { expect, test } from 'vitest'
import { liteAddress } from './lite-address.ts'

test.each([
  ['/dashboard/Demographics', '?indicator=1', '/lite/dashboard/Demographics?indicator=1'],
  ['/health-profiles/kano', '', '/lite/health-profiles/kano'],
  ['/health-profiles', '', '/lite'],
  ['/figure', '?kind=trend&indicator=18', '/figure.html?kind=trend&indicator=18'],
  ['/advanced_analytics', '', '/lite/dashboard/Advanced_Analytics'],
  ['/', '', '/lite'],
  ['/about', '?lang=pcm', '/lite'],
])('%s%s has its lite form at %s', (path, search, lite) => expect(liteAddress(path, search)).toBe(lite))
