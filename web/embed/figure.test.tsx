import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Three marks of a drawing 600 pixels wide, 100 pixels from each other; the frame begins at 10 and 20. */
const MARKS = [
  { id: 'a', title: '2018', value: '40.0%', lines: [{ text: 'Below the target', tone: 'below' }] },
  { id: 'b', title: '2021', value: '44.0%', lines: [] },
  { id: 'c', title: '2024', value: '50.0%', lines: [] },
]
const [LEFT, TOP] = [10, 20]

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, width, height, right: left + width, bottom: top + height },
})

function boxOf({ tagName, dataset }: HTMLElement | SVGElement) {
  const at = MARKS.findIndex(({ id }) => id === dataset.mark)
  if (at >= 0) return box(LEFT + 100 * (at + 1) - 5, TOP + 150 - 5, 10, 10)
  return tagName === 'FIGURE' ? box(LEFT, TOP, 600, 300) : box(LEFT, TOP, 0, 0)
}

const measure = Element.prototype.getBoundingClientRect
const rects = Element.prototype.getClientRects
const submit = HTMLFormElement.prototype.requestSubmit
const sent: HTMLFormElement[] = []

beforeEach(async () => {
  vi.resetModules()
  sent.length = 0
  document.body.innerHTML = `<form><select><option>one</option><option>two</option></select></form>
    <figure aria-label="Coats"><div class="plot" hidden></div><div class="plot"><svg>${MARKS.map(({ id }) => `<circle data-mark="${id}"/>`).join('')}</svg></div></figure>
    <script id="marks" type="application/json">${JSON.stringify({ hint: 'Arrow keys walk.', marks: MARKS })}</script>`
  Element.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return boxOf(this) as DOMRect
  }
  // The drawing of another appearance is not shown.
  Element.prototype.getClientRects = function (this: HTMLElement) {
    return (this.hidden ? [] : [{}]) as unknown as DOMRectList
  }
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 600, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 120, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 60, configurable: true })
  HTMLFormElement.prototype.requestSubmit = function (this: HTMLFormElement) {
    sent.push(this)
  }
  await import('./figure.ts')
})

afterEach(() => {
  Element.prototype.getBoundingClientRect = measure
  Element.prototype.getClientRects = rects
  HTMLFormElement.prototype.requestSubmit = submit
  document.documentElement.classList.remove('scripted')
  for (const name of ['clientWidth', 'offsetWidth', 'offsetHeight'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

const figure = () => document.querySelector('figure') as HTMLElement
const stop = () => document.querySelector('[role=slider]') as HTMLElement
const tip = () => document.querySelector<HTMLElement>('.tip')
const ring = () => document.querySelector<HTMLElement>('.ring')
const press = (key: string) => fireEvent.keyDown(stop(), { key })
const words = () => [...(tip()?.children ?? [])].map(({ textContent }) => textContent)

test('there is one stop of the keyboard for all marks, which says what it is', () => {
  expect(document.querySelectorAll('[role=slider]')).toHaveLength(1)
  expect(stop().getAttribute('aria-label')).toBe('Coats. Arrow keys walk.')
  expect([stop().getAttribute('aria-valuemin'), stop().getAttribute('aria-valuemax')]).toEqual(['0', '3'])
  expect(document.documentElement.classList.contains('scripted')).toBe(true)
})

test('the arrow keys walk from the first mark on, with a tooltip and a ring on each', () => {
  press('ArrowRight')
  expect(words()).toEqual(['2018', '40.0%', 'Below the target'])
  expect(tip()?.querySelector('div')?.dataset.tone).toBe('below')
  expect([ring()?.style.left, ring()?.style.top]).toEqual(['100px', '150px'])
  expect(stop().getAttribute('aria-valuenow')).toBe('1')
  expect(stop().getAttribute('aria-valuetext')).toBe('2018: 40.0%. Below the target')
  press('ArrowRight')
  expect([words()[0], stop().getAttribute('aria-valuenow'), ring()?.style.left]).toEqual([
    '2021',
    '2',
    '200px',
  ])
  press('ArrowLeft')
  expect(words()[0]).toBe('2018')
})

test.each([
  ['Home', '2018'],
  ['End', '2024'],
  ['ArrowDown', '2018'],
])('%s leads to %s', (key, title) => {
  press(key)
  expect(words()[0]).toBe(title)
})

test('another key leads nowhere, and its own work is left to the browser', () => {
  expect(press('x')).toBe(true)
  expect(tip()).toBeNull()
  expect(press('ArrowRight')).toBe(false)
})

test('Escape and leaving the stop take the tooltip away; the walk begins anew then', () => {
  press('End')
  press('Escape')
  expect([tip(), ring()]).toEqual([null, null])
  press('ArrowLeft')
  expect(words()[0]).toBe('2018')
  fireEvent.blur(stop())
  expect(tip()).toBeNull()
})

test('the tooltip stands above its mark in the middle, and inside the frame', () => {
  press('ArrowRight')
  press('ArrowRight')
  // 200 less half of 120; 150 less 14 and 60.
  expect([tip()?.style.left, tip()?.style.top]).toEqual(['140px', '76px'])
  press('Home')
  expect(tip()?.style.left).toBe('40px')
})

test('where it has no room above it stands below', () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 160, configurable: true })
  press('Home')
  expect(tip()?.style.top).toBe('164px')
})

test('at an edge it does not leave the frame', () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => 300, configurable: true })
  press('Home')
  expect(tip()?.style.left).toBe('0px')
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 400, configurable: true })
  press('End')
  expect(tip()?.style.left).toBe('100px')
})

const at = (x: number, y: number, pointerType = 'mouse') => ({
  ...{ clientX: LEFT + x, clientY: TOP + y, pointerType },
})

test('a pointer near a mark means it, without a ring; far from all it means none', () => {
  fireEvent.pointerMove(figure(), at(210, 160))
  expect([words()[0], ring()]).toEqual(['2021', null])
  fireEvent.pointerMove(figure(), at(250, 40))
  expect(tip()).toBeNull()
})

test('a shape under the pointer is meant however large it is', () => {
  const shape = document.querySelector('[data-mark=c]') as Element
  fireEvent.pointerMove(shape, at(100, 150))
  expect(words()[0]).toBe('2024')
  fireEvent.pointerLeave(figure())
  expect(tip()).toBeNull()
})

test('a finger means what it presses, not what it passes', () => {
  fireEvent.pointerMove(figure(), at(210, 150, 'touch'))
  expect(tip()).toBeNull()
  fireEvent.click(figure(), at(210, 150))
  expect(words()[0]).toBe('2021')
})

test('a choice in the frame is sent at once', () => {
  fireEvent.change(document.querySelector('select') as Element)
  expect(sent).toHaveLength(1)
})
