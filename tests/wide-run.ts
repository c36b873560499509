/**
 * Whether this is a wide run (`npm test -- --everywhere`). It repeats on both databases the server tests that a usual run makes
 * on one, looks at every row of the long tables of pages, and walks the journeys in `*.wide.test.ts`: variations of what a usual
 * run shows once in a browser and holds below it.
 */
export const WIDE = process.env.MSDAT_TEST_DATABASES === 'everywhere'

/** Of a long table each so manieth case in a usual run, always the same ones, and all of them in a wide run. */
export function eachOf<Case>(every: number, cases: Iterable<Case>): readonly Case[] {
  return [...cases].filter((_, index) => WIDE || index % every === 0)
}
