import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escaped, isRichText, readRichText, richParagraphs } from './read-rich-text.ts'

describe('formatted text', () => {
  test('is read as a tree of elements and words', () => {
    const html =
      '<p>a &amp; <strong>b<br />c</strong></p><ul><li><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">d</a></li></ul>'
    expect(readRichText(html)).toEqual([
      {
        tag: 'p',
        children: ['a & ', { tag: 'strong', children: ['b', { tag: 'br', children: [] }, 'c'] }],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ tag: 'a', href: 'https://example.org/?a=1&b=2', children: ['d'] }] },
        ],
      },
    ])
  })

  test.each([
    '<script>a</script>',
    '<p class="a">b</p>',
    '<P>a</P>',
    '<p>a',
    'a</p>',
    '<p><em>a</p></em>',
    '<li>a</li>',
    '<ul>a<p>b</p></ul>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="https://example.org" onclick="b">a</a>',
    '<a href="https://example.org"><a href="https://example.org">a</a></a>',
    '<!-- a -->',
    '<p',
    'a < b',
    '&eacute;',
    'a & b',
    'a\u202eb',
    '<em>'.repeat(13) + '</em>'.repeat(13),
  ])('%s is none', (html) => {
    expect(isRichText(html)).toBe(false)
  })

  test('of any words is those words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const tree = readRichText(`<p>${escaped(words)}</p>`)
        if (tree !== null && words !== '') expect(tree).toEqual([{ tag: 'p', children: [words] }])
        expect(isRichText(richParagraphs(words))).toBe(true)
      }),
    )
    expect(richParagraphs('a <b>\nc\n\n\nd')).toBe('<p>a &lt;b&gt;<br />c</p><p>d</p>')
  })
})
