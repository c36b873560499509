import { expect, test } from 'vitest'
import { choiceFault, choiceRule, textFault, textRule } from './field-rule.ts'

test.each([
  ['', 'Give a name.'],
  [' \n ', 'Give a name.'],
  ['Kano', null],
  ['x'.repeat(60), null],
  ['x'.repeat(61), 'Write at most 60 characters.'],
  // One sign for readers, two units of the machine.
  ['😀'.repeat(60), null],
  // ọ as two signs, a letter and its dot.
  ['o\u0323'.repeat(60), null],
])('a name of at most 60 characters that must be there, %j: %s', (text, fault) => {
  expect(textFault(textRule(60, 'Give a name.'), text)).toBe(fault)
})

test('a text without a sentence for what is missing may be left empty', () => {
  expect(textFault(textRule(60), '')).toBeNull()
})

test.each([
  [[], 'Choose one.'],
  [[1], null],
  [[1, 2, 3], null],
  [[1, 2, 3, 4], 'Choose 3 at most.'],
])('a choice of one to three, %j: %s', (chosen, fault) => {
  expect(choiceFault(choiceRule(3, 'Choose one.'), chosen)).toBe(fault)
})
