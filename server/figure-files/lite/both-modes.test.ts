import { expect, test } from 'vitest'
import { pageColours } from './both-modes.ts'

test('a drawing is written once, with variables for the colours that are others in the dark', () => {
  const colours = pageColours()
  const light = '<g fill="#ffffff" stroke="rgba(0,0,0,.5)"><path fill="#007a4a"/></g>'
  const dark = '<g fill="#101613" stroke="rgba(9,9,9,.5)"><path fill="#007a4a"/></g>'
  expect(colours.joined(light, dark)).toBe(
    '<g fill="var(--c0)" stroke="var(--c1)"><path fill="#007a4a"/></g>',
  )
  expect(colours.style()).toBe(
    ':root{--c0:#ffffff;--c1:rgba(0,0,0,.5)}@media(prefers-color-scheme:dark){:root{--c0:#101613;--c1:rgba(9,9,9,.5)}}',
  )
  expect(colours.style((rules) => `.night{${rules}}`)).toBe(
    ':root{--c0:#ffffff;--c1:rgba(0,0,0,.5)}.night{--c0:#101613;--c1:rgba(9,9,9,.5)}',
  )
})

test('the name of a hatch stays one, whatever its colours', () => {
  const of = (a: string, b: string) =>
    `<pattern id="p0-hatch-${a}-${b}"><path stroke="#${b}"/></pattern><path fill="url(#p0-hatch-${a}-${b})"/>`
  const joined = pageColours().joined(of('ffffff', '333333'), of('000000', 'cccccc'))
  expect(joined.match(/p0-hatch-ffffff-333333/g)).toHaveLength(2)
  expect(joined).toContain('stroke="var(--c0)"')
})

test('drawings of other shapes are shown as on white paper', () => {
  expect(pageColours().joined('<g fill="#ffffff"/>', '<g/>')).toBe(
    '<div class="paper"><g fill="#ffffff"/></div>',
  )
})
