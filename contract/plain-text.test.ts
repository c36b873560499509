import { expect, test } from 'vitest'
import { textFault, textRule } from '#domain/form/field-rule.ts'
import { message } from '#domain/message/message.ts'
import { plainLine, plainText, requiredPlainText } from './plain-text.ts'

const RULE = textRule(20, message('faults.required'))

/** Texts in which nothing is seen. */
const BLANK = ['', ' ', '\n\t', '\u200b', '\u00a0\u2060', '\u00ad', '\u3164', '\u2800', '\ufeff']

test.each(BLANK.map((text) => [JSON.stringify(text), text]))('%s is no text', (_, text) => {
  expect(requiredPlainText(RULE).safeParse(text).success).toBe(false)
  expect([plainText(RULE).parse(text), plainLine(RULE).parse(text)]).toEqual(['', ''])
  expect(textFault(RULE, text)).toEqual(RULE.missing)
})

test.each(['a', 'Ọ̀yọ́', '👩‍⚕️', ' ? '])('%s is one, as it is written', (text) => {
  expect(requiredPlainText(RULE).parse(text)).toBe(text.trim().normalize('NFC'))
  expect(textFault(RULE, text)).toBeNull()
})
