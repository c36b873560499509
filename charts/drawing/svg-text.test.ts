import { expect, test } from 'vitest'
import { svgText } from './svg-text.ts'

const BLOCK = { x: 0, y: 0, size: 12, weight: 400, fill: '#000', lineHeight: 16 }

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [
    '</tspan></text><image href="x" onerror="alert(1)"/>',
    '&lt;/tspan&gt;&lt;/text&gt;&lt;image href=&quot;x&quot; onerror=&quot;alert(1)&quot;/&gt;',
  ],
  [']]><svg onload=alert(1)>', ']]&gt;&lt;svg onload=alert(1)&gt;'],
  ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
])('T22: %s stays a text in a picture that is taken out', (text, escaped) => {
  expect(svgText([text], BLOCK)).toMatch(/^<text [^<>]*><tspan x="0" y="0">/)
  expect(svgText([text], BLOCK)).toContain(`>${escaped}</tspan></text>`)
})
