import { expect, test } from 'vitest'
import { RICH_TAGS } from '#domain/rich-text/rich-text.ts'
import { HOSTILE_TEXTS } from '#tests/builders/hostile-texts.ts'
import { cleanRichText, richTextWords } from './rich-text.ts'

/** The parts of a clean text: words, opening and closing elements of the list, and links with exactly two attributes. */
const WORDS = '[^<>]*'
const LINK = '<a href="(?:https://|mailto:)[^"<>]*" rel="noopener noreferrer">'
const PLAIN = `</?(?:${RICH_TAGS.join('|')}) ?/?>`
const CLEAN = new RegExp(`^(?:${WORDS}(?:${PLAIN}|${LINK}))*${WORDS}$`)

test('there are more than a hundred', () => expect(HOSTILE_TEXTS.length).toBeGreaterThan(100))

test.each(HOSTILE_TEXTS)('T21: %j becomes harmless, and stays so', (hostile) => {
  const clean = cleanRichText(hostile).replaceAll(/[\n\t]/g, ' ')
  expect(clean).toMatch(CLEAN)
  expect(clean).not.toMatch(/[\u202A-\u202E\u2066-\u2069\p{Cc}]/u)
  expect(cleanRichText(clean)).toBe(clean)
})

test.each([
  ['<p>One <strong>two</strong> <em>three</em> <u>four</u></p>', undefined],
  ['<h3>Title</h3><h4>Part</h4><ul><li><p>a</p></li></ul><ol><li>b</li></ol>', undefined],
  ['<blockquote><p>said</p></blockquote><p><code>x &lt; y</code><br />z</p>', undefined],
  ['<b>a</b><i>b</i><h1>c</h1><div>d</div>', '<strong>a</strong><em>b</em><h3>c</h3><p>d</p>'],
  [
    '<a href="https://example.org/a?b=1">x</a>',
    '<a href="https://example.org/a?b=1" rel="noopener noreferrer">x</a>',
  ],
  ['<a href="mailto:a@example.org">x</a>', '<a href="mailto:a@example.org" rel="noopener noreferrer">x</a>'],
  ['<a href="/dashboard/x">x</a>', 'x'],
  ['<span lang="yo">Ọ̀yọ́</span>', 'Ọ̀yọ́'],
])('%s', (html, clean) => expect(cleanRichText(html)).toBe(clean ?? html))

test.each([
  ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
  ['<p> </p><br />', ''],
  ['<script>alert(1)</script>', ''],
])('the words of %s are %j', (html, words) => expect(richTextWords(html)).toBe(words))
