import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetSvg } from '#charts/drawing/sheet-svg.ts'
import { figureOf } from '#charts/figure-of.ts'
import type { KindOption } from '#charts/kind/option.ts'
import { kindOf, type View } from '#charts/view.ts'
import { whyNotView } from '#charts/why-not.ts'
import { english } from '#languages/from-source.ts'
import { PROJECT } from '#server/platform/project-folder.ts'
import {
  CASES,
  COATS,
  FROSTBITE,
  GROUPS,
  PEOPLE,
  REFERENCE,
  REGISTER,
  SHAPES,
  SKATES,
  SNOWMEN,
  SPRING,
  TABLE,
  WINTER,
} from './country.ts'
import { keptDrawing, keptWords } from './kept-text.ts'
import { KEPT_VIEWS } from './views.ts'

// Every kind of figure of other indicators, sources and places, and with each value of each of its options, kept as a line in
// tests/records/many-views: how many shapes its drawing has, and digests of drawing and words. What differs is drawn into
// var/many-views/, to be looked at; `npm test -- many-views -u` keeps the new lines.

/** Narrow, with large letters, so that labels meet. */
const PAPER = { width: 440, mode: 'light', height: null, fontScale: 1.3 } as const

/** Indicator, source and place, others than those of the kept drawings: a rate, a count by month, people, and indicators with few figures. */
const SUBJECTS = [
  [SKATES, SPRING, 1],
  [SKATES, SPRING, 2],
  [COATS, WINTER, 12],
  [FROSTBITE, WINTER, 1],
  [FROSTBITE, WINTER, 2],
  [SNOWMEN, REGISTER, 1],
  [PEOPLE, REGISTER, 12],
  [CASES, REGISTER, 1],
] as const

/** Texts that some options read: ids of indicators, sources and places, and a dimension of groups. */
const SAMPLES = ['902', '902,903', '3', '12', '12,13', 'residence', 'x']

/** The values of an option: those that can be listed, else those that it reads from a few texts. */
function valuesOf({ offer, read, accepts }: KindOption<unknown>): readonly unknown[] {
  if (offer.choices) return offer.choices.map(([value]) => value)
  if (typeof offer.standard === 'boolean') return [true, false]
  return SAMPLES.map((text) => read(text)).filter((value) => value !== undefined && accepts(value))
}

/** A view with other subjects and places, and with each value of its options. */
function variantsOf(view: View): readonly (readonly [name: string, view: View])[] {
  const [, ...others] = view.indicators
  const subjects = SUBJECTS.map(([indicator, source, place]) => {
    const sources = [source, ...view.sources.slice(1)]
    const changed = { ...view, indicators: [indicator, ...others], sources, locations: [place], periods: [] }
    return [`${indicator} of ${source} in ${place}`, changed as View] as const
  })
  const options = Object.entries(kindOf(view).options).flatMap(([name, option]) =>
    valuesOf(option).map((value) => {
      const changed = { ...view, options: { ...view.options, [name]: value } }
      return [`${name} ${String(value)}`, changed as View] as const
    }),
  )
  return [...options, ...subjects].filter(
    ([, one]) => whyNotView(one, (id) => REFERENCE.locations.get(id)?.level) === null,
  )
}

const SHOWN = join(PROJECT, 'var/many-views')

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Coordinates of shapes that stand by themselves; those of paths and groups are relative. */
const COORDINATES = / (?:x|y|cx|cy|x1|x2|y1|y2)="(-?[\d.]+)"/g

/** A drawing by its line; an empty figure has none. */
interface Drawn {
  readonly line: string
  readonly svg: string
}

async function drawnBy(name: string, view: View): Promise<Drawn> {
  const input = { table: TABLE, reference: REFERENCE, groups: GROUPS, shapes: SHAPES, language: english }
  const figure = await figureOf({ ...input, view, currentYear: 2024 })
  const words = keptWords(figure)
  if (figure.empty) return { line: `${name}: empty, ${digest(words)}`, svg: '' }
  const drawn = sheetSvg({
    ...{ figure, language: english, title: figure.title, about: [], address: '', fontFace: '' },
    paper: PAPER,
  })
  const text = keptDrawing(drawn)
  expect(text + words, name).not.toMatch(/NaN|undefined|Infinity|\[object/)
  const height = Number(/height="([\d.]+)"/.exec(drawn)?.[1])
  const beyond = [...drawn.matchAll(COORDINATES)].filter(
    ([, at]) => Number(at) < -PAPER.width || Number(at) > Math.max(PAPER.width, height) + 1,
  )
  expect(
    beyond.map(([all]) => all),
    name,
  ).toEqual([])
  return {
    line: `${name}: ${text.split('\n').length - 1} shapes, ${digest(text)}, ${digest(words)}`,
    svg: drawn,
  }
}

/** Draws what has no kept line, for whoever looks at the difference. */
function showDifferent(kind: string, kept: string, drawn: readonly Drawn[]): void {
  const known = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : []
  const others = drawn.filter(({ line, svg }) => svg !== '' && !known.includes(line))
  if (others.length > 0) mkdirSync(SHOWN, { recursive: true })
  for (const { line, svg } of others) {
    writeFileSync(join(SHOWN, `${kind} ${line.replace(/:.*/, '')}.svg`), svg)
  }
}

test.each(KEPT_VIEWS.filter(({ isFirst }) => isFirst))(
  '$name of other subjects and with each of its options',
  async ({ name, view }) => {
    const drawn: Drawn[] = []
    for (const [variant, one] of variantsOf(view)) drawn.push(await drawnBy(variant, one))
    expect(drawn.length).toBeGreaterThan(0)
    const kept = join(PROJECT, 'tests/records/many-views', `${name}.txt`)
    showDifferent(name, kept, drawn)
    await expect(`${drawn.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot(kept)
  },
)
