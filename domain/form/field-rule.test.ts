import { describe, expect, test } from 'vitest'
import { type Message, message } from '#domain/message/message.ts'
import { languageOf } from '#languages/from-source.ts'
import { choiceFault, choiceRule, textFault, textRule } from './field-rule.ts'

const GIVE_A_NAME = message('faults.dashboard-name')
const wordsOf = (fault: Message | null, code: 'en' | 'pcm' = 'en') => fault && languageOf(code).text(fault)

test.each([
  ['', 'Give the dashboard a name.'],
  [' \n ', 'Give the dashboard a name.'],
  ['Kano', null],
  ['x'.repeat(60), null],
  ['x'.repeat(61), 'Write at most 60 characters.'],
  // One sign for readers, two units of the machine.
  ['😀'.repeat(60), null],
  // ọ as two signs, a letter and its dot.
  ['o\u0323'.repeat(60), null],
])('a name of at most 60 characters that must be there, %j: %s', (text, fault) => {
  expect(wordsOf(textFault(textRule(60, GIVE_A_NAME), text))).toBe(fault)
})

test('a text without a fault for what is missing may be left empty', () => {
  expect(textFault(textRule(60), '')).toBeNull()
})

test.each([
  [[], 'Choose one indicator at least.'],
  [[1], null],
  [[1, 2, 3], null],
  [[1, 2, 3, 4], 'Choose 3 at most.'],
])('a choice of one to three, %j: %s', (chosen, fault) => {
  expect(wordsOf(choiceFault(choiceRule(3, message('faults.one-indicator')), chosen))).toBe(fault)
})

describe('in Pidgin', () => {
  test.each([
    [textFault(textRule(2000, GIVE_A_NAME), ''), 'Give the dashboard name.'],
    [textFault(textRule(2000), 'x'.repeat(2001)), 'No write pass 2,000 characters.'],
    [choiceFault(choiceRule(3), [1, 2, 3, 4]), 'No choose pass 3.'],
  ])('%j', (fault, words) => expect(wordsOf(fault, 'pcm')).toBe(words))
})
