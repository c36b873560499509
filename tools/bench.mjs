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
  'beside',
  'control-changes',
  'correlation',
  'crawl',
  'each-file',
  'first-view',
  'interactions',
  'lite',
  'maps',
]
/**
 * Measures of tests, not of the product, that take an hour: run when they are named, and without their build.
 */
const BY_NAME = ['mutations']
/** Asks the package registry for what it measures against: run when it is named. */
const FROM_REGISTRY = ['beside']

// npm run bench [-- NAME… [OPTIONS]]: the named benchmarks, or all of them. See bench/README.md.
await command(async (words) => {
  const first = words.findIndex((word) => word.startsWith('--'))
  const [names, options] = first < 0 ? [words, []] : [words.slice(0, first), words.slice(first)]
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
  const chosen =
    names.length > 0 ? names : known.filter((name) => ![...BY_NAME, ...FROM_REGISTRY].includes(name))
  if (chosen.some((name) => !BY_NAME.includes(name))) await ensureBuilds(node)
  const env = chosen.some((name) => IN_BROWSER.includes(name))
    ? { CHROMIUM_PATH: await ensureChromium() }
    : {}
  let worst = 0
  for (const name of chosen)
    worst = Math.max(worst, await runChild(node, [`bench/${name}.bench.ts`, ...options], { env }))
  return worst
})
