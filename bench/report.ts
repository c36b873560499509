import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { budgetTable } from './budgets.ts'

/** One measured figure beside the budget of the design, where there is one. */
export interface Measured {
  readonly what: string
  readonly value: string
  readonly budget?: string
  /** Whether the budget is kept; absent where there is none. */
  readonly kept?: boolean
}

/** Its title comes before all others. */
const ALL = 'A look at all budgets'

const RESULTS = fileURLToPath(new URL('results.md', import.meta.url))

/** Prints a benchmark's figures and puts them in place of its last ones in results.md. */
export function report(title: string, rows: readonly Measured[]): void {
  const lines = rows.map(
    ({ what, value, budget, kept }) => `| ${what} | ${value} | ${budget ?? '–'} | ${verdict(kept)} |`,
  )
  const table = ['| what | measured | budget | kept |', '|---|---|---|---|', ...lines].join('\n')
  const load = loadavg()[0]?.toFixed(1)
  const section = `## ${title}\n\nNode ${process.version}, ${new Date().toISOString().slice(0, 10)}, load average ${load} at the end.\n\n${table}\n`
  process.stdout.write(`\n${section}`)
  const results = withSection(existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '', title, section)
  writeFileSync(RESULTS, withSection(results, ALL, `## ${ALL}\n\n${budgetTable(results)}\n`))
}

function verdict(kept: boolean | undefined): string {
  if (kept === undefined) return ''
  return kept ? 'yes' : '**no**'
}

/** The text with the section of that title replaced, or added at the end. */
export function withSection(text: string, title: string, section: string): string {
  const parts = text.split(/^(?=## )/m)
  const intro = parts[0]?.startsWith('## ') ? '' : (parts.shift() ?? '')
  const others = parts.filter((part) => !part.startsWith(`## ${title}\n`))
  const sorted = [...others, section].map((part) => part.trim()).sort()
  return `${[intro.trim(), ...sorted].filter((part) => part !== '').join('\n\n')}\n`
}

/** One progress line, apart from the figures. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`)
}
