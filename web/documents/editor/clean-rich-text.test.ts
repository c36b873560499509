import { expect, test } from 'vitest'
import { isRichText } from '#domain/rich-text/read-rich-text.ts'
import { cleanRichText } from './clean-rich-text.ts'

const LINK =
  '<a target="_blank" rel="noopener noreferrer nofollow" href="https://example.org/?a=1&amp;b=2">there</a>'

test.each([
  ['<p>Snow <strong>and</strong> ice</p>', '<p>Snow <strong>and</strong> ice</p>'],
  ['', '<p></p>'],
  ['<p>a<br>b</p>', '<p>a<br>b</p>'],
  ['<ol start="2" class="x"><li><p>one</p></li></ol>', '<ol><li><p>one</p></li></ol>'],
  [`<p>${LINK}</p>`, '<p><a href="https://example.org/?a=1&amp;b=2" rel="noopener noreferrer">there</a></p>'],
  ['<p><span style="color: red">red</span> &lt;b&gt;</p>', '<p>red &lt;b&gt;</p>'],
  // T21, T22: what leads to a script is words alone.
  ['<p><a href="javascript:alert(1)">here</a></p>', '<p>here</p>'],
  ['<p>x<img src=x onerror=alert(1)>y</p>', '<p>xy</p>'],
  ['<p>x<script>alert(1)</script></p>', '<p>xalert(1)</p>'],
  ['<p>unclosed', '<p>unclosed</p>'],
])('%s', (html, expected) => {
  expect(cleanRichText(html)).toBe(expected)
  expect(isRichText(cleanRichText(html))).toBe(true)
})
