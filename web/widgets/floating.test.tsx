import { fireEvent } from '@testing-library/dom'
import { act, screen } from '@testing-library/preact'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { Floating, FloatingButton } from './floating.tsx'
import { floatingPlace, moveFloating } from './floating-place.ts'

let pressed: number

/** The matrix of a browser, as a style says it. */
class Matrix {
  readonly #numbers: readonly number[]
  constructor(numbers: readonly number[]) {
    this.#numbers = numbers
  }
  toString() {
    return `matrix(${this.#numbers.join(', ')})`
  }
}

beforeEach(() => {
  pressed = 0
  moveFloating('right-low')
  vi.stubGlobal('DOMMatrix', Matrix)
  vi.stubGlobal('innerHeight', 900)
})

/** A window of 1440 by 900 pixels. */
async function open() {
  await openPart(
    <Floating>
      <FloatingButton name="Facts" isOpen={false} onPress={() => (pressed += 1)}>
        F
      </FloatingButton>
    </Floating>,
    { width: 1440 },
  )
  return screen.getByRole('button', { name: 'Facts' })
}

const at = (clientX: number, clientY: number, button = 0) => ({ clientX, clientY, button })
const column = (button: HTMLElement) => button.parentElement as HTMLElement
const move = (x: number, y: number) => act(async () => void fireEvent.pointerMove(window, at(x, y)))
const drop = (x: number, y: number) => act(async () => void fireEvent.pointerUp(window, at(x, y)))

test('dragged to another edge they stand there, and the button was not pressed', async () => {
  const button = await open()
  fireEvent.pointerDown(button, at(1400, 800))
  await move(1300, 790)
  expect(column(button).style.transform).toBe('matrix(1, 0, 0, 1, -100, -10)')
  await drop(40, 100)
  fireEvent.click(button)
  expect([floatingPlace.get(), column(button).dataset.place, pressed]).toEqual([
    'left-middle',
    'left-middle',
    0,
  ])
  expect(column(button).style.transform).toBe('')
  // The next press is one.
  fireEvent.pointerDown(button, at(40, 100))
  await drop(40, 100)
  fireEvent.click(button)
  expect(pressed).toBe(1)
})

test('a finger that trembles presses, and nothing moves', async () => {
  const button = await open()
  fireEvent.pointerDown(button, at(1400, 800))
  await move(1404, 805)
  await drop(40, 100)
  fireEvent.click(button)
  expect([floatingPlace.get(), pressed]).toEqual(['right-low', 1])
})

test('eight pixels are a way', async () => {
  const button = await open()
  fireEvent.pointerDown(button, at(1400, 800))
  await move(1392, 800)
  await drop(40, 800)
  expect(floatingPlace.get()).toBe('left-low')
})

test('another button of the mouse drags nothing, and a drag that is given up leads nowhere', async () => {
  const button = await open()
  fireEvent.pointerDown(button, at(1400, 800, 2))
  await move(100, 100)
  await drop(100, 100)
  expect(floatingPlace.get()).toBe('right-low')
  fireEvent.pointerDown(button, at(1400, 800))
  await move(100, 100)
  await act(async () => void fireEvent.pointerCancel(window))
  expect(column(button).style.transform).toBe('')
  await drop(100, 100)
  expect(floatingPlace.get()).toBe('right-low')
})
