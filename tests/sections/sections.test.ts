import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figureOf } from '#charts/figure-of.ts'
import type { Figure, FigureInput } from '#charts/figure.ts'
import type { View } from '#charts/view.ts'
import type { Segment } from '#domain/message/segment.ts'
import type { Value } from '#domain/message/message.ts'
import { english } from '#languages/from-source.ts'
import type { Block } from '#sections/definition/body.ts'
import type { Control } from '#sections/definition/control.ts'
import { saidOptions } from '#sections/definition/options.ts'
import type { PanelPiece } from '#sections/definition/panel-piece.ts'
import type { ResolvedSection } from '#sections/definition/section-definition.ts'
import { panelsInWords } from '#sections/panels-in-words.ts'
import { resolveSection } from '#sections/resolve-section.ts'
import { SECTIONS } from '#sections/sections.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import { SHAPES } from '../drawings/country.ts'
import { keptWords } from '../drawings/kept-text.ts'
import { CATALOGUE, DASHBOARD, fileOf, QUERIES } from './country.ts'

// The words of every section about a made-up country, for choices of every kind, kept in tests/records/sections: leads, controls,
// panels, tables and marks. `npm test -- tests/sections -u` keeps the new words; what differs stands in the answer of git.

const KEPT = join(PROJECT, 'tests/records/sections')

const CASES = SECTIONS.flatMap(({ slug }) =>
  [...(QUERIES.instead[slug] ?? QUERIES.all), ...(QUERIES.own[slug] ?? [])].map(
    (query, at) => [slug, `${slug}-${at}.txt`, query] as const,
  ),
)

/** Of a long list its first lines, and a digest of all. */
const LONG = 24
const FIRST = 8

/** The words of a figure, long lists cut. */
function figureWords(figure: Figure): string {
  return keptWords(figure)
    .split(/^(?=\S)/m)
    .map((part) => shortened(part, LONG))
    .join('\n')
}

function shortened(part: string, most: number): string {
  const lines = part.trimEnd().split('\n')
  if (lines.length <= most) return lines.join('\n')
  const digest = createHash('sha256').update(part).digest('hex').slice(0, 16)
  return [...lines.slice(0, FIRST), `  … ${lines.length - FIRST} more, ${digest}`].join('\n')
}

const said = (value: Value | readonly Segment[]): string =>
  Array.isArray(value)
    ? (value as readonly Segment[]).map(({ text }) => text).join('')
    : english.text(value as Value)

function controlWords(control: Control<object>): string {
  if (control.control === 'segmented')
    return [control.label, ...control.options.map(([, text]) => text)].map(said).join(' | ')
  if (control.control === 'boxes')
    return [control.label, ...control.boxes.map(({ label }) => label)].map(said).join(' | ')
  if (control.control !== 'picker' && control.control !== 'multi-picker') return said(control.label)
  const entries = saidOptions(control.options(), english).map(({ label, hint }) => `${label} (${hint})`)
  return [said(control.label), said(control.text), ...entries].join(' | ')
}

function pieceWords(piece: PanelPiece): string[] {
  if (piece.say === 'heading') return [`# ${said(piece.text)}`]
  if (piece.say === 'sentence') return [said(piece.text)]
  const { caption, heads, rows } = piece
  return [`[${said(caption)}]`, ...[heads, ...rows].map((row) => row.map((cell) => said(cell)).join(' | '))]
}

async function drawnOf(
  shown: ResolvedSection<object, unknown>,
  block: Extract<Block<object, string>, { block: 'figure' }>,
): Promise<Figure> {
  const { reference, groups } = shown.figures
  const own = groups.get(block.view.indicators[0] ?? 0)
  const input: FigureInput<View> = {
    ...{ view: block.view, table: shown.figures.table, reference, language: english, currentYear: 2024 },
    ...{ shapes: SHAPES, ...(own && { groups: own }) },
  }
  return block.draw?.(input) ?? figureOf(input)
}

test.each(CASES)('%s says what it said: %s', async (slug, name, query) => {
  const section = SECTIONS.find((one) => one.slug === slug)
  const { default: definition } = (await section?.load()) ?? {}
  if (!definition) throw new RangeError(`There is no section ${slug}`)
  const wanted = definition.state.parse(new URLSearchParams(query))
  const asked = { wanted, language: english, catalogue: CATALOGUE, dashboard: DASHBOARD }
  const shown = await resolveSection(definition, asked, async (request) => fileOf(request))
  const lines = [query, ...(definition.controls(asked, shown)?.controls ?? []).map(controlWords), '']
  const notice = definition.empty?.(shown) ?? null
  if (notice) lines.push(said(notice.title), ...notice.text.map(said))
  else {
    const { heading, answer, detail, moved = [], remark } = definition.lead(shown)
    lines.push(said(heading), said(answer), ...(detail === undefined ? [] : [said(detail)]))
    lines.push(...moved.map(said), ...(remark ? [said(remark.text)] : []))
    const { main, side = [], below = [] } = definition.views(shown)
    const inWords = await panelsInWords(slug)
    for (const block of [...main, ...side, ...below]) {
      lines.push('')
      if (block.block === 'notice') lines.push(said(block.title), ...block.text.map(said))
      else if (block.block === 'panel')
        lines.push(`panel ${block.panel}`, ...(inWords[block.panel]?.(shown) ?? []).flatMap(pieceWords))
      else lines.push(figureWords(await drawnOf(shown, block)))
    }
    const taken = definition.tables?.(shown)
    for (const { sheet, rows } of taken?.tables ?? []) {
      const table = rows().map((row) => row.join(' | '))
      lines.push('', `[${said(sheet)}]`, shortened(`${table.join('\n')}\n`, 4 * LONG))
    }
    for (const [word, cell] of taken?.about() ?? []) {
      lines.push(`${said(word)}: ${typeof cell === 'number' ? cell : said(cell)}`)
    }
    if (taken) lines.push(said(taken.citation({ ...CATALOGUE, address: 'there', readOn: null })))
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(KEPT, name))
})

test('nothing is kept that no section says any longer', () => {
  expect(readdirSync(KEPT).sort()).toEqual(CASES.map(([, name]) => name).sort())
})
