import { expect, test } from 'vitest'
import { browserFinding, connectionFinding, figureFinding, storageFinding } from './findings.ts'

test.each([
  [[80, 90, 2000], 8000, 'good', 'An answer takes 90 ms, and 8,000 kbit arrive in a second.'],
  [[900, 800, 850], 8000, 'slow', 'An answer takes 850 ms, and 8,000 kbit arrive in a second.'],
  [[80], 120, 'slow', 'An answer takes 80 ms, and 120 kbit arrive in a second.'],
  [[], null, 'missing', 'The server did not answer.'],
])('a connection of %j and %j', (delays, kilobits, state, found) => {
  const finding = connectionFinding(delays, kilobits)
  expect(finding).toMatchObject({ state, found })
  expect(finding.advice === null).toBe(state === 'good')
})

test.each([
  [900, 'good', 'The figure below was there after 0.9 seconds.'],
  [4000, 'slow', 'The figure below was there after 4.0 seconds.'],
  [null, 'missing', 'The figure below could not be loaded.'],
])('a figure after %j milliseconds', (milliseconds, state, found) => {
  expect(figureFinding(milliseconds)).toMatchObject({ state, found })
})

test.each([
  [true, 500_000_000, 'good', 'Drafts and settings are kept; 500 MB are free.'],
  [true, 3_000_000, 'slow', 'Drafts and settings are kept; 3 MB are free.'],
  [true, null, 'good', 'Drafts and settings are kept.'],
  [false, null, 'missing', 'This browser keeps nothing for this site.'],
])('storage that keeps: %j, free: %j', (keeps, free, state, found) => {
  expect(storageFinding(keeps, free)).toMatchObject({ state, found })
})

const maps = { name: 'WebGL', without: 'Maps stand still.' }
const dialogs = { name: 'dialogs', without: '' }

test.each([
  [true, true, true, 'good', null],
  [false, true, true, 'slow', 'Maps stand still.'],
  [true, false, true, 'missing', 'Update your browser.'],
  [true, true, false, 'slow', 'Allow cookies of this site to sign in.'],
])('a browser with WebGL: %j, dialogs: %j, cookies: %j', (gl, modal, cookies, state, advice) => {
  const finding = browserFinding(
    [
      { ...maps, has: gl },
      { ...dialogs, has: modal },
    ],
    cookies,
  )
  expect(finding.state).toBe(state)
  expect(advice === null ? finding.advice : finding.advice?.startsWith(advice)).toBe(
    advice === null ? null : true,
  )
})
