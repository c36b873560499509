import { expect, test } from 'vitest'
import { GROUPS } from '#messages/groups.ts'
import { bundledTexts } from './bundled-texts.ts'

/** The build's output for a module of texts. */
async function written(name: string): Promise<string> {
  const { load } = bundledTexts()
  if (typeof load !== 'function') throw new TypeError('The plugin does not load')
  const text: unknown = await load.call({ addWatchFile: () => undefined } as never, `\0virtual:texts${name}`)
  return String(text)
}

test('the first view takes the reading group of English along, and everything else when it is asked for', async () => {
  const text = await written('')
  expect([...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['virtual:texts/en/reading'])
  const pidgin = await written('/pcm')
  for (const group of GROUPS) {
    expect(text).toContain(`${group}: () => import("virtual:texts/en/${group}")`)
    expect(pidgin).toContain(`${group}: () => import("virtual:texts/pcm/${group}")`)
  }
})
