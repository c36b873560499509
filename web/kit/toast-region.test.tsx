import { act, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '#tests/components/open-part.tsx'
import { drawToast } from './toast-region.tsx'
import { acted } from '#tests/components/acted.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const passing = (milliseconds: number) => acted(() => vi.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['success', 'status'],
  ['notice', 'alert'],
] as const)('a message of kind %s is said as %s, stays five seconds and goes', async (kind, role) => {
  await act(async () => drawToast({ kind, title: 'It is kept' }))
  await passing(4_900)
  expect(screen.getByRole(role).textContent).toContain('It is kept')
  await passing(200)
  expect(screen.queryByText('It is kept')).toBeNull()
})

test('an error that two parts meet is said once and stays five seconds from the second; another one stands beside it', async () => {
  const fail = (title: string) => act(async () => drawToast({ kind: 'error', title }))
  await fail('No line')
  await passing(3_000)
  await fail('No line')
  await fail('No room')
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['No line', 'No room']),
  )
  expect(screen.getAllByText('No line')).toHaveLength(1)
  await passing(4_500)
  expect(screen.getAllByText('No line')).toHaveLength(1)
  await passing(1_000)
  expect(screen.queryByText('No line')).toBeNull()
})
