import { act } from '@testing-library/preact'
import { vi } from 'vitest'

/** Rounds in which a part may ask, load and draw. */
const ROUNDS = 12
/** Of the made-up clock: all rounds together stay below what a page calls a slow answer. */
const ROUND_MS = 80
/** Code that comes may ask for code. */
const LEVELS = 3

/** Lets a part ask, load its code and draw until nothing more comes. The clock is made up, so a slow machine draws the same. */
export async function settle(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await act(async () => {
      for (let level = 0; level < LEVELS; level++) {
        await vi.dynamicImportSettled()
        await vi.advanceTimersByTimeAsync(0)
      }
      await vi.advanceTimersByTimeAsync(ROUND_MS)
    })
  }
}
