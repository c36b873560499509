import type { Plugin } from 'vite'
import { ICON } from './files-of.ts'

/** A line of an icon as its library writes it, with nothing said of its look. */
const LINE = /\["path", \{ "d": "(M[^"]*)", "key": "[^"]*" \}\]/g

/** Lines that follow each other. */
const LINES = new RegExp(`${LINE.source}(?:, ${LINE.source})+`, 'g')

/** Draws each icon with one element: a toolbar of icons has a third of the parts that its library gives it. */
export function iconPaths(): Plugin {
  return {
    name: 'icon-paths',
    apply: 'build',
    transform: (code, id) => (ICON.test(id) ? { code: inOnePath(code), map: null } : null),
  }
}

/** The code of an icon with the lines that follow each other as one. */
export function inOnePath(code: string): string {
  return code.replace(LINES, (lines) => {
    const d = [...lines.matchAll(LINE)].map(([, line]) => line).join('')
    return `["path", { "d": "${d}", "key": "svg-0" }]`
  })
}
