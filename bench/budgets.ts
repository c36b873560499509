/** A budget of the design, and the rows of results.md that say whether it is kept. */
interface Budget {
  readonly what: string
  readonly budget: string
  /** The title of the section, and how its rows begin. */
  readonly section: string
  readonly rows: RegExp
}

const FIRST_VIEW = 'First view'
const START = 'Start'
const TRIANGULATION = 'Triangulation of whole sources'

/** All budgets, in the order in which a reader meets them. */
const BUDGETS: readonly Budget[] = [
  { what: 'requests of the first view', budget: '≤ 12, API ≤ 3', section: FIRST_VIEW, rows: /^requests/ },
  { what: 'bytes of the first view', budget: '≤ 250 kB', section: FIRST_VIEW, rows: /^bytes, all/ },
  {
    what: 'first chart, 1.6 Mbit/s, 150 ms, 4 times slower',
    budget: '15 times sooner than the earlier client',
    section: FIRST_VIEW,
    rows: /slower processor: time to first/,
  },
  {
    what: 'lite page',
    budget: '≤ 50 kB',
    section: 'Lite pages at 120 kbit/s, 800 ms',
    rows: /: bytes$/,
  },
  {
    what: 'requests after a change of a control',
    budget: '0',
    section: 'Control changes',
    rows: /: requests$/,
  },
  {
    what: 'repaint after a change of a control',
    budget: '≤ 100 ms',
    section: 'Control changes',
    rows: /last change$/,
  },
  {
    what: 'interaction, processor 4 times slower',
    budget: '≤ 200 ms',
    section: 'Interactions, processor 4 times slower',
    rows: /./,
  },
  { what: 'catalogue', budget: '≤ 60 kB', section: 'Files of the fast path', rows: /^catalogue/ },
  {
    what: 'file of an indicator, median and largest',
    budget: '≤ 10, 32 kB',
    section: 'Files of the fast path',
    rows: /^indicator file/,
  },
  {
    what: 'LGA file of a state, ten years of months',
    budget: '≤ 32 kB',
    section: 'LGA files by month',
    rows: /./,
  },
  {
    what: 'slice of the API, processor time beside a bare route',
    budget: '≤ 1.5',
    section: 'API slices, processor time of server + PostgreSQL a call',
    rows: /./,
  },
  { what: 'start and first start', budget: '≤ 3 s, 60 s', section: START, rows: /start/ },
  {
    what: 'memory of the embedded product',
    budget: 'at rest 300 MB, at most 600',
    section: START,
    rows: /memory/,
  },
  {
    what: 'import of a million rows beside COPY',
    budget: '≤ 2.5',
    section: 'Import against COPY',
    rows: /rows/,
  },
  {
    what: 'publishing 10,000 figures',
    budget: 'grows with what is published',
    section: 'Publishing',
    rows: /./,
  },
  { what: 'triangulation of whole sources', budget: '≤ 2 s', section: TRIANGULATION, rows: /./ },
  {
    what: 'a question in words, median',
    budget: '≤ 10 ms',
    section: 'Questions in words: further',
    rows: /median/,
  },
  { what: 'briefs of all 44 places', budget: '≤ 60 s', section: 'Briefs of all places', rows: /^44/ },
]

/** Measured figures that are written out; more are counted. */
const WRITTEN_OUT = 3

/** All budgets beside what was measured last, as a table. */
export function budgetTable(results: string): string {
  const lines = BUDGETS.map(({ what, budget, section, rows }) => {
    const found = rowsOf(results, section).filter(([name]) => rows.test(name))
    return `| ${what} | ${budget} | ${measured(found)} | ${verdict(found)} |`
  })
  return ['| budget | at most | measured last | kept |', '|---|---|---|---|', ...lines].join('\n')
}

type Row = readonly [what: string, value: string, budget: string, kept: string]

function rowsOf(results: string, title: string): Row[] {
  const section = results.split(/^(?=## )/m).find((part) => part.startsWith(`## ${title}\n`)) ?? ''
  return [...section.matchAll(/^\| (.*) \|$/gm)].slice(1).flatMap(([, line = '']): Row[] => {
    const [what = '', value = '', budget = '', kept = ''] = line.split(' | ').map((cell) => cell.trim())
    return [[what, value, budget, kept]]
  })
}

/** Rows that missed their budget first: readers of the report look for them. */
function measured(found: readonly Row[]): string {
  const [missed, others] = [found.filter(isMissed), found.filter((row) => !isMissed(row))]
  const shown = (missed.length > 0 ? missed : others).slice(0, WRITTEN_OUT)
  const rest = found.length - shown.length
  if (found.length === 0) return '–'
  return [...shown.map(([what, value]) => `${what}: ${value}`), ...(rest > 0 ? [`${rest} more`] : [])].join(
    '; ',
  )
}

function verdict(found: readonly Row[]): string {
  const judged = found.filter(([, , , kept]) => kept !== '')
  if (judged.length === 0) return ''
  const missed = judged.filter(isMissed).length
  return missed === 0 ? 'yes' : `**no** (${missed} of ${judged.length})`
}

function isMissed([, , , kept]: Row): boolean {
  return kept.includes('no')
}
