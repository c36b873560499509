import { expect, test } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Ways by which a text becomes markup, code or a style of its own in a page. */
const RAW =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|\beval\(|new Function\(|\bsrcdoc\b/i

/** Reads formatted text into a document that runs nothing, and makes elements of its own list from it. */
const READER = 'web/views/rich-text.tsx'

/** Asks for a file of the product before the program runs, by markup in which nothing varies. */
const BEFORE_ALL = 'web/first-paint.js'

/** Tests show what must not happen. */
const pages = readSourceFiles(['web', 'charts']).filter(({ path }) => !/\.test\.tsx?$/.test(path))

test('T21, T22: no page makes markup out of a text', () => {
  expect(pages.length).toBeGreaterThan(300)
  expect(pages.filter(({ text }) => RAW.test(text)).map(({ path }) => path)).toEqual([BEFORE_ALL, READER])
})
