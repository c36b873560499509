import { expect, test } from 'vitest'
import { visible } from './terminal.ts'

test.each([
  ['Ọ̀yọ́ and “Kano” – 12 %', 'Ọ̀yọ́ and “Kano” – 12 %'],
  ['\u001b[2J\u001b[31mvalue', '\\u{1b}[2J\\u{1b}[31mvalue'],
  ['va\u0000lue', 'va\\u{0}lue'],
  ['value\u009b0m', 'value\\u{9b}0m'],
  ['one\r\ntwo', 'one\\u{d}\\u{a}two'],
  ['\u202eeulav', '\\u{202e}eulav'],
  ['val\u200bue', 'val\\u{200b}ue'],
])('%j is told as %s', (text, told) => expect(visible(text)).toBe(told))
