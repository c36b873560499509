import { expect, test } from 'vitest'
import { differencePage } from './differences.ts'
import { keptDrawing } from './kept-text.ts'

test('a drawing is kept as an element a line, with numbers to a tenth', () => {
  const svg =
    '<svg width="10"><g data-mark="0:1"><rect x="-3.2471" fill-opacity="0.125"/><text y="12.04">1.2345 &lt; 2</text></g></svg>'
  expect(keptDrawing(svg)).toBe(
    [
      '<svg width="10">',
      ' <g data-mark="0:1">',
      '  <rect x="-3.2" fill-opacity="0.13"/>',
      '  <text y="12">1.2345 &lt; 2</text>',
      ' </g>',
      '</svg>',
      '',
    ].join('\n'),
  )
})

test('the page of differences has each drawing twice and only the changed lines of words', () => {
  const page = differencePage([
    { name: 'trend-360-light.svg', before: '<svg id="a"/>', after: '<svg id="b"/>' },
    { name: 'trend.txt', before: 'rows\n  Alder | 3', after: 'rows\n  Alder | 4' },
  ])
  const drawings = [...page.matchAll(/<img alt="" src="data:image\/svg\+xml,([^"]*)">/g)]
  expect(drawings.map(([, svg = '']) => decodeURIComponent(svg))).toEqual(['<svg id="a"/>', '<svg id="b"/>'])
  expect([...page.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, words]) => words)).toEqual([
    '  Alder | 3',
    '  Alder | 4',
  ])
})
