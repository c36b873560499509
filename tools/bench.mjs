import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilds } from './set-up/builds.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT, say } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

/** Benchmarks that drive a browser. */
const IN_BROWSER = [
  'control-changes',
  'correlation',
  'crawl',
  'each-file',
  'first-view',
  'interactions',
  'lite',
  'maps',
]

// npm run bench [-- NAME…]: the named benchmarks, or all of them. See bench/README.md.
await command(async (names) => {
  const known = readdirSync(join(PROJECT, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''))
    .sort()
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    say(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
    return 1
  }
  await ensureDependencies()
  const node = await ensureRuntime()
  await ensureBuilds(node)
  const chosen = names.length > 0 ? names : known
  const env = chosen.some((name) => IN_BROWSER.includes(name))
    ? { CHROMIUM_PATH: await ensureChromium() }
    : {}
  let worst = 0
  for (const name of chosen)
    worst = Math.max(worst, await runChild(node, [`bench/${name}.bench.ts`], { env }))
  return worst
})
