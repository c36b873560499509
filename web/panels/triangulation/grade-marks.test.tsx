import { expect, test } from 'vitest'
import { openPart } from '#tests/components/open-part.tsx'
import { GradeMarks } from './grade-marks.tsx'

// Full, half and empty squares of five.
test.each([
  [1, '█░░░░'],
  [2.5, '██▌░░'],
  [4, '████░'],
  [4.5, '████▌'],
  [5, '█████'],
])('a grade of %f is drawn as %s', async (score, squares) => {
  const { container, findByText } = await openPart(<GradeMarks score={score} word="Fair" />)
  await findByText(/Fair/)
  const drawn = [...container.querySelectorAll('[aria-hidden] > span')].map(
    (square) => ({ full: '█', half: '▌' })[square.getAttribute('data-fill') ?? ''] ?? '░',
  )
  expect(drawn.join('')).toBe(squares)
  expect(container.textContent).toContain(`${score}`)
})

test('without a grade the word alone is told', async () => {
  const { container, findByText } = await openPart(<GradeMarks score={0} word="not available" />)
  await findByText('not available')
  expect([container.textContent, container.querySelector('[aria-hidden]')]).toEqual(['not available', null])
})
