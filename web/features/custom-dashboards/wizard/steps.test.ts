import { inWords } from '#domain/message/in-words.ts'
import { message } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import { describe, expect, test } from 'vitest'
import { faultsOf, firstFaulty, stepNumber } from './steps.ts'
import { newValues, type WizardValues } from './wizard-values.ts'

const FINE: WizardValues = { ...newValues('private'), name: 'Snow', indicators: [7], sources: [2] }
const NO_ADDRESS = english.text(message('wizard.wrong-address'))

test.each([
  ['details', 1],
  ['preference-table', 2],
  ['data-table', 3],
  ['sections', 4],
  ['embed-dashboard', 5],
  ['visibility', 5],
  ['elsewhere', 0],
])('/my-dashboard/%s is step %i', (slug, number) => {
  expect(stepNumber(slug)).toBe(number)
})

describe('one cannot go on from a step', () => {
  test.each<[string, number, Partial<WizardValues>, object]>([
    ['without a name', 1, { name: ' ' }, { name: 'Give the dashboard a name.' }],
    ['with a long name', 1, { name: 'x'.repeat(121) }, { name: 'Write at most 120 characters.' }],
    ['without an indicator', 2, { indicators: [] }, { indicators: 'Choose one indicator at least.' }],
    ['without a section', 4, { sections: [] }, { sections: 'Choose one section at least.' }],
    ['with an address that is not https', 5, embeds({ link: 'http://a.ng' }), { link: NO_ADDRESS }],
    ['with a script for an address', 5, embeds({ frame: 'javascript:alert(1)' }), { frame: NO_ADDRESS }],
    [
      'public without a reason',
      5,
      { visibility: 'public' },
      { reason: 'Say why everybody should see it. Those who decide read it.' },
    ],
  ])('%s', (_what, step, change, faults) => {
    expect(inWords(faultsOf(step, { ...FINE, ...change }), english)).toEqual(faults)
    expect(firstFaulty({ ...FINE, ...change })).toBe(step)
  })

  test('unless nothing is wrong; sources, levels and years may be left open', () => {
    expect(firstFaulty(FINE)).toBeNull()
    expect(firstFaulty({ ...FINE, sources: [], levels: [], years: [] })).toBeNull()
    expect(firstFaulty({ ...FINE, visibility: 'public', reason: 'All should know' })).toBeNull()
  })
})

function embeds(change: Partial<WizardValues['embeds']>): Partial<WizardValues> {
  return { embeds: { ...FINE.embeds, ...change } }
}
