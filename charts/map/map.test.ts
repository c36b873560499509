import { describe, expect, it } from 'vitest'
import { english } from '#languages/from-source.ts'
import { tableOf } from '#domain/observation/observation-table.ts'
import { aPoint, anIndicator, aReference, aSource } from '#tests/builders/made-up-country.ts'
import { drawnOnPaper } from '#tests/builders/drawing-paper.ts'
import { tokens } from '#charts/tokens.ts'
import { contrast, plainColour } from '#domain/colour/colour.ts'
import { colourRamp, inkOn } from '#charts/colour/colour-ramp.ts'
import { regionLabel, valueWriter } from './labels.ts'
import { hatchLabel, legendEntries, limitLabels, limitSigns, limitStarts } from './legend.ts'
import { dragged, mapLayout, WHOLE_MAP, zoomed } from './map-layout.ts'
import { mapFigure, mapIn } from './map.ts'
import { mapModel } from './model.ts'
import { regionShape } from './regions.ts'
import type { MapInput, MapView } from './view.ts'

const POINTS = [aPoint(2, 8, '2020', 12), aPoint(2, 9, '2020', 95), aPoint(2, 45, '2020', 30)]

function input(location = 1, options: MapView['options'] = {}): MapInput {
  return {
    view: { kind: 'map', indicators: [7], sources: [2], locations: [location], periods: [], options },
    table: tableOf(POINTS),
    reference: aReference([aSource(2, 'DHS')], [anIndicator(7)]),
    currentYear: 2025,
    language: english,
  }
}

/** The fills of the regions of a map. */
function fillsOf(asked: MapInput): unknown[] {
  return drawnOnPaper(mapFigure(asked).picture(SURFACE).layers[0]).map(([shape]) => shape?.style?.fill)
}

const SURFACE = { width: 452, height: 420, mode: 'light', fontScale: 1 } as const

describe('a map', () => {
  it.each<[string, number, MapView['options'], string, number[]]>([
    ['states of the nation', 1, {}, 'nigeria-states', [8, 9, 10]],
    ['zones of the nation', 1, { regions: 'zones' }, 'nigeria-zones', [2, 3]],
    ['states of a zone', 2, {}, 'nigeria-states', [8, 9]],
    ['LGAs of a state', 8, {}, 'lgas-of-8', [45, 46]],
  ])('shows %s', (_, location, options, name, regions) => {
    const model = mapModel(input(location, options))
    expect(model.map).toBe(name)
    expect(model.regions.map((region) => region.place.id).sort((a, b) => a - b)).toEqual(regions)
  })

  it('names its classes with their counts and counts the missing apart', () => {
    expect(legendEntries(mapModel(input()), english)).toEqual([
      { label: 'below 20', count: '1 state' },
      { label: '20 to 40', count: '0 states' },
      { label: '40 to 60', count: '0 states' },
      { label: '60 to 80', count: '0 states' },
      { label: '80+', count: '1 state' },
    ])
    expect(mapFigure(input()).notes).toContain('No figure: Southland (not in this release).')
  })

  it('says of the limits of coverage that they are those of every map of it, however they came', () => {
    const notesOf = (breaks: number[]) => mapFigure(input(1, { breaks })).notes.join(' ')
    expect(notesOf([30, 40, 50, 60, 70, 80])).toMatch(/7 round classes, the same on every map of coverage/)
    expect(notesOf([30, 40, 50])).toMatch(/4 classes with set limits/)
  })

  it('says of a hatched region why it has no figure, in its tooltip, the table and the key', () => {
    const figure = mapFigure(input())
    const why = 'DHS has figures for other states, not for Southland.'
    expect(figure.marks.find(({ id }) => id === '10')).toMatchObject({
      title: 'Southland',
      value: 'not in this release',
      lines: [{ text: why }],
    })
    expect(figure.gaps).toMatchObject([
      { location: 'Southland', period: '2020', gap: { reason: 'not_published', long: why } },
    ])
    expect(hatchLabel(mapModel(input()), english)).toBe('not in this release')
  })

  it('has more than one reason in its note and none in its key', () => {
    const missing = { ...input(), table: tableOf([aPoint(2, 9, '2020', 95)]) }
    const withheld = [{ indicator: 7, source: 2, location: 8, period: 2020000, rule: 'imprecise' }] as const
    const mixed = { ...missing, table: { ...missing.table, withheld } }
    expect(mapFigure(mixed).notes).toContain(
      'No figure: Northland (withheld); Southland (not in this release).',
    )
    expect(hatchLabel(mapModel(mixed), english)).toBe('no data')
  })

  it('that is empty says why the source has nothing of its level', () => {
    const nothing = { ...input(), table: tableOf([aPoint(2, 1, '2020', 40)]) }
    expect(mapFigure(nothing).empty?.why).toBe('DHS has figures for the nation, not for states.')
  })

  it('hatches a region without a figure and never gives it a class', () => {
    const hatch = { ground: tokens.light.canvas, lines: tokens.light.control }
    expect(fillsOf(input())).toEqual([tokens.light['map-1'], tokens.light['map-5'], hatch])
  })
})

describe('classes that several maps share', () => {
  it.each<[string, number[], string[]]>([
    ['limits of a view', [20, 40], ['below 20: 1 state', '20 to 40: 1 state', '40+: 1 state']],
    [
      'a value on a limit belongs to the class above',
      [12, 30],
      ['below 12: 0 states', '12 to 30: 1 state', '30+: 2 states'],
    ],
    [
      'limits in any order, each once',
      [40, 20, 40],
      ['below 20: 1 state', '20 to 40: 1 state', '40+: 1 state'],
    ],
    ['limits beyond all values', [96, 97], ['below 96: 3 states', '96 to 97: 0 states', '97+: 0 states']],
  ])('%s', (_, breaks, expected) => {
    const points = [...POINTS, aPoint(2, 10, '2020', 30)]
    const model = mapModel({ ...input(1, { breaks }), table: tableOf(points) })
    expect(legendEntries(model, english).map(({ label, count }) => `${label}: ${count}`)).toEqual(expected)
  })

  it.each([
    [
      [20, 40],
      ['below 20', '20 to 40', '40+'],
    ],
    [
      [0.5, 1],
      ['below 0.5', '0.5 to 1.0', '1.0+'],
    ],
    [
      [24, 34, 43.43],
      ['below 24.0', '24.0 to 34.0', '34.0 to 43.4', '43.4+'],
    ],
    [
      [0.41286, 0.48211],
      ['below 0.413', '0.413 to 0.482', '0.482+'],
    ],
    [[50], ['below 50', '50+']],
  ])('writes the limits %j with the digits they need', (limits, expected) => {
    expect(limitLabels(limits, english)).toEqual(expected)
  })

  it('writes them in signs, which are those of every language', () => {
    expect(limitSigns([20, 40])).toEqual(['<20', '20–40', '40+'])
    expect(limitSigns([0.5, 1])).toEqual(['<0.5', '0.5–1.0', '1.0+'])
    expect(limitStarts([20, 40, 60])).toEqual(['<20', '20', '40', '60+'])
  })

  const COUNTED: MapInput['reference'] = aReference(
    [aSource(2, 'Registers')],
    [anIndicator(7, { factor: 4, decimals: 0, denominator: '' })],
  )
  const counting = (...values: number[]): MapInput => ({
    ...input(),
    reference: COUNTED,
    table: tableOf(values.map((value, at) => aPoint(2, 8 + at, '2020', value))),
  })

  it.each<[string, number[], number[] | undefined, string[]]>([
    ['all zero', [0, 0, 0], undefined, ['0: 3 states']],
    ['small', [0, 1, 2], undefined, ['0: 1 state', '1: 1 state', '2+: 1 state']],
    ['a range', [0, 3, 40], undefined, ['0: 1 state', '1 to 29: 1 state', '30+: 1 state']],
    [
      'shared',
      [0, 3, 3],
      [1, 20, 40],
      ['0: 1 state', '1 to 19: 2 states', '20 to 39: 0 states', '40+: 0 states'],
    ],
  ])('name whole counts by those they hold: %s', (_, values, breaks, expected) => {
    const asked = counting(...values)
    const view = { ...asked.view, options: breaks ? { breaks } : {} }
    const entries = legendEntries(mapModel({ ...asked, view }), english)
    expect(entries.map(({ label, count }) => `${label}: ${count}`)).toEqual(expected)
    const { summary } = mapFigure({ ...asked, view })
    for (const entry of expected) expect(summary.includes(entry)).toBe(!entry.includes(': 0 '))
  })

  it('colour zero alone as lightly as zero beside others', () => {
    expect(fillsOf(counting(0, 0, 0))).toEqual(Array(3).fill(tokens.light['map-1']))
    expect(fillsOf(counting(0, 1, 2))[0]).toBe(tokens.light['map-1'])
  })

  it('write whole counts in signs too', () => {
    expect(limitLabels([1, 3, 10], english, true)).toEqual(['0', '1 to 2', '3 to 9', '10+'])
    expect(limitSigns([1, 3, 10], true)).toEqual(['0', '1–2', '3–9', '10+'])
    expect(limitStarts([1, 3, 10], true)).toEqual(['0', '1', '3', '10+'])
    expect(limitSigns([20, 20_000], true)).toEqual(['<20', '20–20K', '20K+'])
  })

  it('colours by them, whatever the range of its own values', () => {
    const figure = mapFigure(input(1, { breaks: [100, 200, 300, 400] }))
    const hatch = { ground: tokens.light.canvas, lines: tokens.light.control }
    expect(fillsOf(input(1, { breaks: [100, 200, 300, 400] }))).toEqual([
      tokens.light['map-1'],
      tokens.light['map-1'],
      hatch,
    ])
    expect(figure.notes[0]).toContain('5 classes with set limits')
  })

  it('leaves the legend out where one stands above all maps', () => {
    const full = mapFigure(input())
    const bare = mapIn({ legend: false }, full, input())
    expect(full.picture(SURFACE).layers).toHaveLength(3)
    expect(bare.picture(SURFACE).layers).toHaveLength(2)
    expect(bare.height(452)).toBeLessThan(full.height(452))
  })

  it('outlines the place that is marked', () => {
    const [regions] = mapFigure(input(1, { reference: 9 })).picture(SURFACE).layers
    expect(drawnOnPaper(regions).map(([shape]) => shape?.style?.stroke)).toEqual([
      tokens.light.canvas,
      tokens.light.ink,
      tokens.light.control,
    ])
  })

  it('waits for the boundaries that it has not got', () => {
    expect(mapFigure(input()).picture(SURFACE).waitsFor).toBe('nigeria-states')
    expect(mapFigure({ ...input(), shapes: new Map() }).picture(SURFACE).waitsFor).toBeUndefined()
  })
})

describe('a part of a map', () => {
  // Ten degrees wide and, as drawn, a hundred pixels a degree.
  const shape = (centre: [number, number], bounds: [number, number, number, number]) => ({
    centre,
    bounds,
    width: 1,
    height: 1,
    rings: [],
  })
  const WEST = shape([2, 5], [0, 0, 5, 9.9])
  const EAST = shape([8, 5], [5, 0, 10, 9.9])
  const ROOM = { width: 1000, height: 1000 }
  const near = zoomed(WHOLE_MAP, 2, [WEST, EAST], ROOM)

  it('is twice as large at zoom 2, with the same middle', () => {
    const [whole, part] = [mapLayout([WEST, EAST], ROOM), mapLayout([WEST, EAST], ROOM, near)]
    expect(part.scale).toBeCloseTo(2 * whole.scale, 9)
    const { left, right, top, bottom } = part.box
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([500, 500])
  })

  it.each<[string, [number, number], [number, number]]>([
    ['follows the hand', [-100, 0], [5.5, 4.95]],
    ['stops at the east', [-9000, 0], [7.5, 4.95]],
    ['stops at the north-west', [9000, 9000], [2.5, 7.425]],
  ])('%s', (_, by, [x, y]) => {
    const { centre } = dragged(near, by, [WEST, EAST], ROOM)
    expect(centre?.[0]).toBeCloseTo(x, 6)
    expect(centre?.[1]).toBeCloseTo(y, 1)
  })

  it.each([
    ['no further away than all of it', 0.5, 1],
    ['no nearer than the boundaries allow', 100, 8],
  ])('%s', (_, factor, expected) => {
    expect(zoomed(near, factor, [WEST, EAST], ROOM).zoom).toBe(expected)
  })

  it('has the marks that lie in it', () => {
    const asked = {
      ...input(),
      shapes: new Map([
        [8, WEST],
        [9, EAST],
      ]),
    }
    const part = dragged(near, [9000, 0], [WEST, EAST], ROOM)
    const ids = mapIn({ part }, mapFigure(asked), asked).marks.map(({ id }) => id)
    expect(ids).toContain('8')
    expect(ids).not.toContain('9')
  })
})

describe('labels of regions', () => {
  const region = mapModel(input()).regions[0]
  const write = valueWriter([], anIndicator(7))
  const shape = (width: number, height: number) => ({
    centre: [0, 0] as const,
    width,
    height,
    bounds: [0, 0, 1, 1] as const,
    rings: [],
  })
  it('stand as two lines, the name above the value', () => {
    const shapes = new Map(
      [8, 9].map((id) => [id, { ...shape(5, 5), centre: [id, 5] as const, bounds: [0, 0, 10, 10] as const }]),
    )
    const layers = mapFigure({ ...input(), shapes }).picture(SURFACE).layers
    const texts = layers.flatMap((layer) => drawnOnPaper(layer).flat()).filter(({ type }) => type === 'text')
    const said = texts.map(({ style, y }) => [style?.text, Number(y)] as const)
    const heightOf = (words: string) => said.find(([text]) => text === words)?.[1] ?? Number.NaN
    expect(heightOf('12')).toBeGreaterThan(heightOf('Northland'))
    expect(heightOf('95')).toBeGreaterThan(heightOf('Snowland'))
  })

  it.each([
    [100, 40, 'Northland\n12'],
    [30, 40, '12'],
    [100, 14, '12'],
    [8, 8, null],
  ])('in a room of %i by %i pixels', (width, height, expected) => {
    const found =
      region && regionLabel(region, write, { shape: shape(width, height), scale: 1, fontSize: 10 })
    expect(found).toBe(expected)
  })

  it('may be wider than the room of two lines where the outline is, and crosses no border', () => {
    const outline = (east: number) => [
      [0, 0],
      [east, 0],
      [east, 14],
      [0, 14],
    ]
    const label = (east: number) => {
      const own = { ...shape(8, 8), centre: [east / 2, 7] as const, rings: [outline(east)] as never }
      return region && regionLabel(region, write, { shape: own, scale: 1, fontSize: 10 })
    }
    expect([label(26), label(12)]).toEqual(['12', null])
  })

  it('shortens all figures of a map, or none', () => {
    const population = anIndicator(7, { factor: 4, decimals: 0 })
    const points = [9_401_288, 845_380].map((value, at) => aPoint(2, 8 + at, '2020', value))
    const words = (some: typeof points) => some.map(valueWriter(some, population))
    expect([words(points), words(points.slice(1))]).toEqual([['9.4M', '845.4K'], ['845.4K']])
    const facilities = [1272, 180].map((value, at) => aPoint(2, 8 + at, '2020', value))
    expect(words(facilities)).toEqual(['1,272', '180'])
  })

  it('stands inside the larger part of a bent region', () => {
    // An L: a wide foot and a thin upright; the foot is 10 by 4.
    const outline = [
      [0, 0],
      [10, 0],
      [10, 4],
      [1, 4],
      [1, 10],
      [0, 10],
      [0, 0],
    ]
    const found = regionShape({ type: 'Polygon', coordinates: [outline] })
    expect(found.bounds).toEqual([0, 0, 10, 10])
    expect(found.centre[1]).toBeGreaterThan(1)
    expect(found.centre[1]).toBeLessThan(3)
    expect(found.width).toBeGreaterThan(4)
    expect(found.rings).toEqual([outline])
  })
})

describe('colours of classes', () => {
  it.each(['light', 'dark'] as const)('has ink that reads on every class, %s', (mode) => {
    for (const count of [3, 5, 6, 7]) {
      for (const colour of colourRamp(mode, count))
        expect(contrast(plainColour(colour), plainColour(inkOn(colour, mode)))).toBeGreaterThan(4.5)
    }
  })

  it('mixes other counts between the same ends', () => {
    const seven = colourRamp('light', 7)
    expect(seven).toHaveLength(7)
    expect([seven[0], seven[3], seven[6]]).toEqual(['#E1F0F0', '#6AB0BA', '#12505F'])
  })
})
