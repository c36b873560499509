import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Where times are written; whoever looks for news does so by the reader's own hours, which nobody is shown. */
const CLOCKS = ['web/kit/moment.ts', 'web/queries/unseen-updates.ts']

/** Calls that would write a time by the clock of one reader's device. */
const BY_DEVICE = /\.toLocale(?:Time|Date)String\(|Intl\.DateTimeFormat|\.get(?:Hours|Minutes|Date|Month)\(\)/

test('every time on a page is Nigeria’s and says so: only one file writes times (decision 44)', () => {
  const found = readSourceFiles(['web', 'sections', 'charts', 'plugins'])
    .filter(({ path, text }) => !path.includes('.test.') && !CLOCKS.includes(path) && BY_DEVICE.test(text))
    .map(({ path }) => path)
  expect(found).toEqual([])
})
