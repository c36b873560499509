import { expect, test } from 'vitest'
import { filesIn, withRelease } from './shell.ts'

const PAGE =
  '<html><script src="/assets/first-paint-Bx12_xS.js"></script><link href="/assets/base-B0.css"><script type="application/json" id="release">{"hash":"old"}</script><a href="/assets/base-B0.css">'

test('the shell names the release that is whole on the device, as data that cannot end its element', () => {
  const page = withRelease(PAGE, { hash: 'new', note: '</script><b>$1' })
  const data = /id="release">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual({ hash: 'new', note: '</script><b>$1' })
  expect(page).not.toContain('old')
  expect(withRelease(PAGE, null)).toBe(PAGE)
})

test('the files that a page names are found, each once', () => {
  expect(filesIn(PAGE)).toEqual(['/assets/first-paint-Bx12_xS.js', '/assets/base-B0.css'])
})
