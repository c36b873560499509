import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Rounds in which a part may ask, load and draw. */
const ROUNDS = 12
/** Of the made-up clock, below every limit after which something counts as not answered. */
const ROUND_MS = 400

/** Lets a part ask, load its code and draw until nothing more comes. The clock is made up, so a slow machine draws the same. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(ROUND_MS)
    })
  }
}
