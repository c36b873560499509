import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeXml } from '#charts/drawing/svg-text.ts'
import { PROJECT } from '#server/platform/project-folder.ts'

/** Where drawings are kept. */
export const KEPT = join(PROJECT, 'tests/records/drawings')
/** The page that shows each changed drawing before and after; git ignores its folder. */
export const PAGE = join(PROJECT, 'var/drawings.html')

interface Difference {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Compares drawings with those kept, and shows the differences in one page. */
export class Differences {
  readonly #found: Difference[] = []

  /** Remembers a drawing or its words when it is not as it was kept. */
  look(name: string, after: string): void {
    const file = join(KEPT, name)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    if (before !== after) this.#found.push({ name, before, after })
  }

  /** Writes the page; without a difference there is none. */
  write(): void {
    rmSync(PAGE, { force: true })
    if (this.#found.length === 0) return
    mkdirSync(dirname(PAGE), { recursive: true })
    writeFileSync(PAGE, differencePage(this.#found))
  }
}

const STYLE =
  'body{font:14px sans-serif;margin:16px}div{display:grid;grid-template-columns:1fr 1fr;gap:16px}img{max-width:100%;height:auto;border:1px solid #999}pre{overflow:auto;font-size:12px}'

/** A drawing by itself, so that its names do not meet those of the drawing beside it. */
function picture(svg: string): string {
  return svg === '' ? '' : `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
}

/** Each drawing before and after beside each other; of words, the lines that one of both lacks. */
export function differencePage(differences: readonly Difference[]): string {
  const sections = differences.map(({ name, before, after }) => {
    const show = (text: string, other: string) =>
      name.endsWith('.svg') ? picture(text) : `<pre>${escapeXml(linesOnlyIn(text, other))}</pre>`
    return `<h2>${name}</h2><div><section>${show(before, after)}</section><section>${show(after, before)}</section></div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>${differences.length}</title><style>${STYLE}</style>${sections.join('')}\n`
}

function linesOnlyIn(text: string, other: string): string {
  const known = new Set(other.split('\n'))
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
}
