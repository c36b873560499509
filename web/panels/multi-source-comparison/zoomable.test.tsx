import { fireEvent } from '@testing-library/dom'
import { act, screen } from '@testing-library/preact'
import { beforeEach, expect, test } from 'vitest'
import type { RegionShape } from '#charts/figure.ts'
import { mapHeight } from '#charts/map/map.ts'
import { type MapPart, MOST_ZOOM, WHOLE_MAP } from '#charts/map/map-layout.ts'
import { layOut } from '#tests/components/laid-out.ts'
import { openPart } from '#tests/components/open-part.tsx'
import { PhoneStrip } from './phone-strip.tsx'
import { Zoomable } from './zoomable.tsx'

/** A square of ten degrees, so wide on a surface of 400 pixels that 40 of them are a degree where its height allows. */
const WIDTH = 400
const SQUARE = { bounds: [0, 0, 10, 10], centre: [5, 5] } as unknown as RegionShape
/** Pixels of a degree of the whole map. */
const DEGREE = Math.min(WIDTH / 10, (mapHeight(WIDTH) * 0.99) / 10)

let parts: MapPart[]
let pressed: number

beforeEach(() => {
  parts = []
  pressed = 0
  layOut(WIDTH)
})

async function open(part: MapPart, focus: readonly [number, number] | null = null) {
  await openPart(
    <Zoomable {...{ part, focus, shapes: [SQUARE], hasLegend: false }} onPart={(next) => parts.push(next)}>
      <button type="button" onClick={() => (pressed += 1)}>
        Region
      </button>
      <p onClick={() => (pressed += 1)} onKeyDown={() => {}}>
        Ground
      </p>
    </Zoomable>,
  )
  return screen.findByText('Ground')
}

const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const NEAR: MapPart = { zoom: 4, centre: [5, 5] }

test('of the whole map one comes nearer, to where it is looked at first, and no farther away', async () => {
  await open(WHOLE_MAP, [6, 4])
  expect(press('Zoom out').disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Show the whole map' })).toBeNull()
  fireEvent.click(press('Zoom in'))
  expect(parts[0]?.zoom).toBe(1.6)
  expect(parts[0]?.centre?.[0]).toBeGreaterThan(5)
  expect(parts[0]?.centre?.[1]).toBeLessThan(5)
})

test('from near one goes away by as much, and back to the whole map', async () => {
  await open({ zoom: 3.2, centre: [6, 4] }, [1, 1])
  fireEvent.click(press('Zoom out'))
  expect(parts[0]?.zoom).toBeCloseTo(2, 9)
  fireEvent.click(press('Show the whole map'))
  expect(parts[1]).toEqual(WHOLE_MAP)
})

test('nearer than the boundaries are drawn nobody comes', async () => {
  await open({ zoom: MOST_ZOOM, centre: [5, 5] })
  expect(press('Zoom in').disabled).toBe(true)
})

test.each([
  // A fifth of the room each time: what lies to the left comes in from the left.
  ['ArrowLeft', [-(0.2 * WIDTH) / (4 * DEGREE), 0]],
  ['ArrowRight', [(0.2 * WIDTH) / (4 * DEGREE), 0]],
  ['ArrowUp', [0, (0.2 * mapHeight(WIDTH) * 0.99) / (4 * DEGREE)]],
  ['ArrowDown', [0, -(0.2 * mapHeight(WIDTH) * 0.99) / (4 * DEGREE)]],
] as const)('%s moves a near map', async (key, [east, north]) => {
  await open(NEAR)
  fireEvent.keyDown(press('Zoom in'), { key })
  expect(parts[0]?.centre?.[0]).toBeCloseTo(5 + east, 9)
  expect(parts[0]?.centre?.[1]).toBeCloseTo(5 + north, 9)
})

test('arrows move no whole map, and other keys none', async () => {
  await open(WHOLE_MAP)
  fireEvent.keyDown(press('Zoom in'), { key: 'ArrowLeft' })
  fireEvent.keyDown(press('Zoom in'), { key: 'x' })
  expect(parts).toEqual([])
})

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

/** Presses at a point of an element, goes on by some steps and lets go. */
async function drag(element: Element, ...steps: readonly (readonly [number, number])[]) {
  const at = ([clientX, clientY]: readonly [number, number]) => ({
    clientX,
    clientY,
    isPrimary: true,
    buttons: 1,
  })
  fireEvent.pointerDown(element, at([100, 100]))
  for (const [x, y] of steps) fireEvent.pointerMove(element, at([100 + x, 100 + y]))
  await frame()
  fireEvent.pointerUp(element)
  fireEvent.click(element)
}

test('a near map is dragged by as much as the hand goes, and who has dragged has not pressed', async () => {
  const ground = await open(NEAR)
  await drag(ground, [10, 0], [30, 0], [30, -20])
  expect(parts).toHaveLength(1)
  expect(parts[0]?.centre?.[0]).toBeCloseTo(5 - 30 / (4 * DEGREE), 9)
  expect(parts[0]?.centre?.[1]).toBeCloseTo(5 - (20 * 0.99) / (4 * DEGREE), 9)
  expect(pressed).toBe(0)
  fireEvent.click(ground)
  expect(pressed).toBe(1)
})

test('a hand that trembles presses', async () => {
  await drag(await open(NEAR), [2, 2], [-1, 1])
  expect([parts, pressed]).toEqual([[], 1])
})

test('after the hand is lifted nothing is dragged', async () => {
  const ground = await open(NEAR)
  await drag(ground)
  fireEvent.pointerMove(ground, { clientX: 200, clientY: 200, isPrimary: true, buttons: 1 })
  await frame()
  expect(parts).toEqual([])
})

test.each([
  ['the whole map', WHOLE_MAP, 'Ground'],
  ['a button', NEAR, 'Region'],
])('%s is not dragged', async (_, part, name) => {
  await open(part)
  await drag(screen.getByText(name), [50, 0])
  expect([parts, pressed]).toEqual([[], 1])
})

test.each([
  [0, true, false, 1],
  [1, false, false, 2],
  [2, false, true, 3],
])('of three panels the one at %i has others before it: %s', async (shown, isFirst, isLast, number) => {
  const gone: number[] = []
  const strip = { shown, goTo: (index: number) => gone.push(index) } as never
  await openPart(<PhoneStrip strip={strip} shared={null} />)
  await screen.findByRole('navigation')
  const said = screen.getByRole('navigation').querySelector('[aria-live]')?.textContent
  expect(said).toMatch(new RegExp(`${number}.*of 3$`))
  const [before, after] = [press('Previous comparison'), press('Next comparison')]
  expect([before.disabled, after.disabled]).toEqual([isFirst, isLast])
  fireEvent.click(before)
  fireEvent.click(after)
  expect(gone).toEqual([...(isFirst ? [] : [shown - 1]), ...(isLast ? [] : [shown + 1])])
})
