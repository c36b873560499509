import { expect, test } from 'vitest'
import { richAsText } from './rich-as-text.ts'

test.each([
  ['<p>One <strong>two</strong>.</p><p>Three.</p>', 'One two.\n\nThree.'],
  ['<h3>Head</h3><ul><li>a</li><li><p>b</p></li></ul><p>End</p>', 'Head\n\n- a\n- b\n\nEnd'],
  [
    '<p>See <a href="https://a.example/x?y=1&amp;z=2" rel="noopener noreferrer">the page</a>.</p>',
    'See the page (https://a.example/x?y=1&z=2).',
  ],
  ['<p><a href="https://a.example">https://a.example</a></p>', 'https://a.example'],
  ['<p><a href="mailto:a@b.example">Write</a></p>', 'Write (a@b.example)'],
  ['<p>a<br>b &lt;c&gt; &amp;amp;</p>', 'a\nb <c> &amp;'],
  ['', ''],
])('%s', (html, text) => {
  expect(richAsText(html)).toBe(text)
})
