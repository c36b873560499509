import { act } from '@testing-library/preact'

/** Does something that draws, and draws all of it: what it gave. */
export async function acted<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const results: Result[] = []
  await act(async () => void results.push(await work()))
  return results[0] as Result
}
