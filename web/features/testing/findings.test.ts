import { expect, test } from 'vitest'
import { english } from '#languages/from-source.ts'
import {
  type Ability,
  browserFinding,
  connectionFinding,
  type Finding,
  figureFinding,
  storageFinding,
} from './findings.ts'

/** The words of a finding, in English. */
function inWords({ state, found, advice }: Finding) {
  return { state, found: english.text(found), advice: advice === null ? null : english.text(advice) }
}

test.each([
  [[80, 90, 2000], 8000, 'good', 'An answer takes 90 ms, and 8,000 kbit arrive in a second.'],
  [[900, 800, 850], 8000, 'slow', 'An answer takes 850 ms, and 8,000 kbit arrive in a second.'],
  [[80], 120, 'slow', 'An answer takes 80 ms, and 120 kbit arrive in a second.'],
  [[], null, 'missing', 'The server did not answer.'],
])('a connection of %j and %j', (delays, kilobits, state, found) => {
  const finding = inWords(connectionFinding(delays, kilobits))
  expect(finding).toMatchObject({ state, found })
  expect(finding.advice === null).toBe(state === 'good')
})

test.each([
  [900, 'good', 'The figure below was there after 0.9 seconds.'],
  [4000, 'slow', 'The figure below was there after 4.0 seconds.'],
  [null, 'missing', 'The figure below could not be loaded.'],
])('a figure after %j milliseconds', (milliseconds, state, found) => {
  expect(inWords(figureFinding(milliseconds))).toMatchObject({ state, found })
})

test.each([
  [true, 500_000_000, 'good', 'Drafts and settings are kept; 500 MB are free.'],
  [true, 3_000_000, 'slow', 'Drafts and settings are kept; 3 MB are free.'],
  [true, null, 'good', 'Drafts and settings are kept.'],
  [false, null, 'missing', 'This browser keeps nothing for this site.'],
])('storage that keeps: %j, free: %j', (keeps, free, state, found) => {
  expect(inWords(storageFinding(keeps, free))).toMatchObject({ state, found })
})

const maps: Omit<Ability, 'has'> = { name: 'webgl', isNeeded: false }
const dialogs: Omit<Ability, 'has'> = { name: 'dialogs', isNeeded: true }

test.each([
  [true, true, true, 'good', null],
  [false, true, true, 'slow', 'Maps do not move.'],
  [
    true,
    false,
    true,
    'missing',
    'Update your browser. Until then: Open the light pages at /lite: the same figures in at most 50 kB a page.',
  ],
  [
    true,
    true,
    false,
    'slow',
    'Allow cookies of this site to sign in. Everything that is public works without.',
  ],
])('a browser with WebGL: %j, dialogs: %j, cookies: %j', (gl, modal, cookies, state, advice) => {
  const finding = inWords(
    browserFinding(
      [
        { ...maps, has: gl },
        { ...dialogs, has: modal },
      ],
      cookies,
    ),
  )
  expect({ state: finding.state, advice: finding.advice }).toEqual({ state, advice })
})
