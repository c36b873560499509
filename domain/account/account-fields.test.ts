import { describe, expect, test } from 'vitest'
import { EMAIL_FAULT, emailFault, isUsername } from './account-fields.ts'

describe('a username', () => {
  test.each(['ada', 'Ada.L', 'ada@example.org', 'a+b-c_9', 'Ṣọlá', 'ɓaƙo.ɗan', 'kǝla', 'e\u0301mile'])(
    '%s is one, in NFC',
    (text) => expect(isUsername(text.normalize('NFC'))).toBe(true),
  )

  test.each([
    ['nothing', ''],
    ['a space', 'a b'],
    ['151 letters', 'a'.repeat(151)],
    ['a Cyrillic a', 'аdmin'],
    ['a Greek o', 'rοot'],
    ['wide letters', 'ａｄｍｉｎ'],
    ['wide digits', 'ada１'],
    ['a joined ﬁ', 'ﬁona'],
    ['an i without its dot', 'admın'],
    ['a phonetic a', 'ɑdmin'],
    ['a click that looks like an l', 'ǀara'],
    ['a sign without width', 'ad\u200dmin'],
    ['a sign that turns the direction', 'ad\u202emin'],
    ['the character 0', 'ad\0min'],
    ['half of a pair of characters', 'ad\ud800'],
  ])('%s makes none', (_what, text) => expect(isUsername(text)).toBe(false))
})

/** An address of so many letters whose parts are no longer than mail allows. */
function addressOf(length: number): string {
  const domain = `${'d'.repeat(60)}.`.repeat(3).concat('ng')
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`
}

describe('an e-mail address', () => {
  test.each([
    ['254 letters', addressOf(254), null],
    ['255 letters', addressOf(255), EMAIL_FAULT],
    ['254 letters between spaces', ` ${addressOf(254)} `, null],
    ['no domain', 'ada@example', EMAIL_FAULT],
  ])('%s', (_what, text, fault) => expect(emailFault(text)).toBe(fault))
})
