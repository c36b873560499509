import { snippets } from '#contract/by-api/snippets.ts'
import { DEFAULT_SIZE, LARGEST_SIZE } from '#contract/listing/page-sizes.ts'
import { escapeText } from '#server/platform/http/escape-text.ts'

/** The address that the page begins with: Penta 3 in Nigeria and Kano, by every source. */
export const FIRST_ADDRESS = '/api/data?indicator=18&location=1,27&shape=tidy&format=csv'

const PARAMETERS: readonly (readonly [name: string, words: string, example: string])[] = [
  ['indicator', 'Which indicator, by its id. Several with commas.', 'indicator=18,20'],
  ['datasource', 'Which source. Left out: every source.', 'datasource=2'],
  ['location', 'Which place: 1 is Nigeria, 2 to 7 are the zones, 8 to 44 the states.', 'location=1,27'],
  [
    'period',
    'Which year, month or week. Several with commas, or from one to another.',
    'period=2010..2024, 2024-08, 2024-W40',
  ],
  [
    'shape',
    'tidy: one row for each figure, with names, unit, bounds, sample size, licence and release in it. Left out: one row for each stored number, with ids only, as earlier programs know it.',
    'shape=tidy',
  ],
  [
    'format',
    'csv for a table that spreadsheets, Python and R open; json (the default) for programs.',
    'format=csv',
  ],
  [
    'size, page',
    `How many rows a page holds (${DEFAULT_SIZE} unless said, ${LARGEST_SIZE.toLocaleString('en')} at most) and which page. A table without size holds everything.`,
    'size=5000&page=2',
  ],
  ['ordering', 'What to sort by; a minus in front turns the order round.', 'ordering=-period'],
]

const LISTS: readonly (readonly [address: string, words: string])[] = [
  ['/api/indicators?format=csv', 'indicators'],
  ['/api/datasources?format=csv', 'sources, with licence and citation'],
  ['/api/location?level=3&format=csv', 'states'],
  ['/api/location?level=4&format=csv', 'LGAs'],
]

const COLUMNS: readonly (readonly [name: string, words: string])[] = [
  ['indicator, unit', 'what is counted, and in what: percent, per 1,000, per 100,000 or number'],
  ['datasource, classification', 'who published it: a survey, routine reports or an estimate'],
  ['location, level, period', 'where and when'],
  [
    'value, lower, upper, interval_level, se',
    'the figure as published, and its interval or its standard error where one is published',
  ],
  ['numerator, denominator, sample_size', 'what it was made of, where that is published'],
  ['flags', 'what its publisher or our checks remark'],
  ['reference_start to evidence', 'which time it speaks of, and which survey or model run it descends from'],
  ['licence, release', 'under which terms you may use it, and which release you had'],
]

/**
 * The start of the page: one address to try, its parameters, its answer, terms and limits. `origin` is that
 * of the site.
 */
export function getData(origin: string): string {
  const address = origin + FIRST_ADDRESS
  const lines = snippets([address]).map(({ name, text }) => `<h3>${name}</h3>${block(text)}`)
  const parameters = PARAMETERS.map(
    ([name, words, example]) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${escapeText(words)} <small><code>${example.replaceAll('&', '&amp;')}</code></small></td></tr>`,
  )
  const columns = COLUMNS.map(
    ([name, words]) => `<tr><th scope="row"><code>${name}</code></th><td>${escapeText(words)}</td></tr>`,
  )
  const lists = LISTS.map(
    ([path, words]) => `<li><a href="${path.replaceAll('&', '&amp;')}">${escapeText(words)}</a></li>`,
  )
  return `<section aria-labelledby="start"><h2 id="start">Get data</h2>
<p>Every figure of this site, as a table or as JSON. No account and no key. This address answers the third dose of DTP
(Penta 3) in Nigeria and in Kano, by every source:</p>
${block(address)}
<p><a class="door" href="${FIRST_ADDRESS.replaceAll('&', '&amp;')}">Open it</a></p>
<p>Under every chart, <b>Download</b> and then <b>API</b> gives the address of exactly the figures in it.</p>
${lines.join('')}
<h3>What you can ask for</h3>${table(parameters)}
<h3>Where the ids stand</h3><ul>${lists.join('')}</ul>
<h3>What a row holds</h3>${table(columns)}
<p>What nobody published has no row: it is a gap, never a zero. <a href="#get_gap">Why a figure is missing</a> can be asked.</p>
<h3>Notebooks</h3>
<ul><li><a href="/api/docs/examples/figures.ipynb">Python</a>, with nothing but the standard library</li>
<li><a href="/api/docs/examples/figures.R">R</a>, with nothing but base R</li></ul>
<h3>Terms and limits</h3>
<p>Each row names the licence of its source. Cite the source and the release. The address follows the newest release; what
was published earlier stays at the addresses of <a href="#releases">releases</a>. There is no quota: ask for a table once rather
than for each place, and keep it until the release changes.</p></section>`
}

function block(text: string): string {
  return `<pre tabindex="0"><code>${escapeText(text)}</code></pre>`
}

function table(rows: readonly string[]): string {
  return `<table class="words"><tbody>${rows.join('')}</tbody></table>`
}
