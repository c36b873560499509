import type { Figure } from '#charts/figure.ts'

/** Numbers of a drawing are kept to a tenth of a pixel; below one, where they say how much shows through, to a hundredth. */
function rounded(number: string): string {
  const value = Number(number)
  const digits = Math.abs(value) < 1 ? 100 : 10
  return String(Math.round(value * digits) / digits || 0)
}

/** A drawing as lines that a difference can be read in: an element each, indented, with short numbers. */
export function keptDrawing(svg: string): string {
  const lines: string[] = []
  let depth = 0
  for (const [piece] of svg.matchAll(/<[^>]*>[^<]*/g)) {
    const [, tag = '', text = ''] = /^(<[^>]*>)([^<]*)$/.exec(piece) ?? []
    const isEnd = tag.startsWith('</')
    if (isEnd) depth -= 1
    // The end of an element that holds nothing but words stays in its line.
    const opening = lines.at(-1) ?? ''
    const holdsWords = isEnd && /<(\w+)[^>]*>[^<]*$/.exec(opening)?.[1] === tag.slice(2, -1)
    const written = tag.replaceAll(/-?\d+\.\d+/g, rounded) + text
    if (holdsWords) lines.splice(-1, 1, opening + written)
    else lines.push(`${' '.repeat(Math.max(0, depth))}${written}`)
    if (!isEnd && !tag.endsWith('/>')) depth += 1
  }
  return `${lines.join('\n')}\n`
}

/** The texts of a figure beside its drawing: words, key, table and marks, a line each. */
export function keptWords(figure: Figure): string {
  const { title, subtitle, key, rows, gaps, computed, marks, summary, notes, sourceLine, empty } = figure
  const parts: Readonly<Record<string, readonly string[]>> = {
    figure: [title, subtitle, summary, sourceLine, ...notes, ...(empty ? [`empty: ${empty.text}`] : [])],
    key: key.map(({ label, colour, marker, hollow, broken, source, hidden }) =>
      words([label, colour, marker, hollow && 'hollow', broken && 'broken', source, hidden && 'hidden']),
    ),
    rows: rows.map(({ point, notes: said, noInterval, unranked, ...row }) =>
      words([
        ...[row.indicator, row.group?.name, row.location, row.source, row.period, point.value],
        ...[point.lower, point.upper, ...said, noInterval?.short, unranked?.short],
      ]),
    ),
    gaps: gaps.map((row) => words([row.indicator, row.location, row.source, row.period, row.gap.short])),
    computed: computed
      ? [
          computed.heads,
          ...computed.rows.map((row) => row.map((value, at) => computed.shown(value, at))),
        ].map(words)
      : [],
    marks: marks.map(({ title: name, value, lines, destination }) =>
      words([name, value, ...lines.map(({ text }) => text), destination?.id]),
    ),
  }
  return Object.entries(parts)
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines]) => `${name}\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('')
}

function words(parts: readonly (string | number | null | undefined | boolean)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== null && part !== false && part !== '')
    .join(' | ')
}
