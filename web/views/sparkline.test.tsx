import { render } from '@testing-library/preact'
import { expect, test } from 'vitest'
import { aPoint } from '#tests/builders/made-up-country.ts'
import { Sparkline } from './sparkline.tsx'

test('a course goes from its first figure to its last, the highest above, and ends in a dot', () => {
  const points = [10, 30, 20].map((value, at) => aPoint(2, 1, String(2010 + at), value))
  const { container } = render(<Sparkline points={points} label="Course" size={{ width: 105, height: 23 }} />)
  const spots = container.querySelector('polyline')?.getAttribute('points')?.split(' ')
  expect(spots?.map((spot) => spot.split(',').map(Number))).toEqual([
    [2, 20],
    [expect.closeTo(52, 0), 3],
    [102, 11.5],
  ])
  const dot = container.querySelector('circle')
  expect([dot?.getAttribute('cx'), dot?.getAttribute('cy')].map(Number)).toEqual([102, 11.5])
})

test('equal figures are a line in the middle, and two figures are no course', () => {
  const points = [2010, 2011, 2012].map((year) => aPoint(2, 1, String(year), 7))
  const { container, rerender } = render(
    <Sparkline points={points} label="Course" size={{ width: 105, height: 23 }} />,
  )
  expect(container.querySelector('polyline')?.getAttribute('points')).toBe('2,11.5 52,11.5 102,11.5')
  rerender(<Sparkline points={points.slice(0, 2)} label="Course" size={{ width: 105, height: 23 }} />)
  expect(container.querySelector('svg')).toBeNull()
})
