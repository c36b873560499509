import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingOf, iconProgram } from './icon-modules.ts'

const LOOK =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

test.each([
  ['a line', `<path ${LOOK} d="M1 1l2 2"/>`, ['M1 1l2 2'], []],
  [
    'lines, in their order, are one',
    `<g ${LOOK}><path d="M1 1l2 2"/><path d="M5 5v3"/></g>`,
    ['M1 1l2 2M5 5v3'],
    [],
  ],
  [
    'one that begins where the one before ended stays apart',
    `<g ${LOOK}><path d="M1 1"/><path d="m2 2"/></g>`,
    ['M1 1', 'm2 2'],
    [],
  ],
  ['what is filled has no lines', '<path fill="currentColor" d="M3 3h4z"/>', [], ['M3 3h4z']],
  [
    'lines around what is filled',
    `<g ${LOOK}><path d="M1 1"/><path fill="currentColor" d="M3 3h1z"/></g>`,
    ['M1 1M3 3h1z'],
    ['M3 3h1z'],
  ],
])('%s', (_, body, lines, filled) => {
  expect(drawingOf(body)).toEqual({ lines, filled })
})

test('the library writes its icons as this expects', () => {
  expect(iconProgram('download')).toMatch(/"lines":\["M[^"]+M[^"]+"\],"filled":\[\]/)
  expect(iconProgram('star-filled')).toMatch(/"lines":\[\],"filled":\["m[^"]+"\]/)
})

test('an icon is found from a module that is no file', () => {
  const [, maker = ''] = /from "([^"]+)"/.exec(iconProgram('download')) ?? []
  expect(readFileSync(maker, 'utf8')).toContain('export function iconOf')
})

test('a name that it has not is refused with that name', () => {
  expect(() => iconProgram('no-such-icon')).toThrow('no icon "no-such-icon"')
})
