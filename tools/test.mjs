import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilds } from './set-up/builds.mjs'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT, SetUpError, say } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

const BROWSER = ['journeys', 'components']
const BESIDE = ['unit', 'server']
/**
 * A whole run: two lanes side by side, in each one ring after the other. Journeys wait for their browser half of the time,
 * which the others use; they begin once the pages are built. A single core does one after the other.
 */
const LANES = availableParallelism() === 1 ? [[...BESIDE, ...BROWSER]] : [BROWSER, BESIDE]

/** Node reads the settings as they are; bundling them first takes each ring a second and a half. */
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--configLoader=native']

/** After a signal nothing more is begun, and what was not run counts as failed. */
let stopped = false
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    stopped = true
  })
}

// npm test [-- --everywhere] [-- vitest options]: all rings. The last line of the output is `N passed, N failed`.
await command(async (words) => {
  const parameters = words.filter((word) => word !== '--everywhere')
  const lanes =
    parameters.length === 0 ? LANES.map((rings) => rings.map(ringNamed)) : [[{ name: 'tests', parameters }]]
  const env = {
    NODE_ENV: 'test',
    // Tests start processes of the product; what one has compiled the next need not.
    NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/node'),
    // Nor need each pack a thousand files that its test does not read.
    PACK_AHEAD: 'off',
    ...(words.includes('--everywhere') && { MSDAT_TEST_DATABASES: 'everywhere' }),
  }
  const results = await runLanes(lanes, env)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  for (const failure of results.flatMap(({ failures = [] }) => failures)) {
    process.stdout.write(`\nfailed: ${failure}`)
  }
  for (const { name, passed, failed, seconds } of results) {
    process.stdout.write(`\n${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  const code = results.find((result) => result.code !== 0)?.code ?? 0
  return code === 0 && failed > 0 ? 1 : code
})

function ringNamed(name) {
  return { name, parameters: [`--project=${name}`] }
}

/** Runs the lanes side by side. A lane that could not be set up counts as a failure. */
async function runLanes(lanes, env) {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-count-'))
  try {
    const [node] = await Promise.all([ensureRuntime(), ensureDependencies()])
    // Expensive things, such as a store with the data that ship, are made once for all rings.
    const shared = { ...env, MSDAT_TEST_SHARED: folder }
    const results = await Promise.all(lanes.map((rings) => runLane(rings, { node, env: shared, folder })))
    return results.flat()
  } catch (error) {
    return [failureOf('set-up', error)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runLane(rings, surroundings) {
  const results = []
  for (const ring of rings) {
    const begun = Date.now()
    const result = await runRing(ring, surroundings).catch((error) => failureOf(ring.name, error))
    results.push({ ...result, seconds: Math.round((Date.now() - begun) / 1000) })
  }
  return results
}

async function runRing({ name, parameters }, { node, env, folder }) {
  if (stopped) return { name, passed: 0, failed: 1, code: 1 }
  const needs = await needsOf(parameters, node)
  const counts = join(folder, `${name}.json`)
  const code = await runChild(node, [...VITEST, ...parameters], {
    env: { ...env, ...needs, MSDAT_TEST_COUNT: counts },
  })
  return { name, ...readCount(counts, code), code }
}

function failureOf(name, error) {
  if (!(error instanceof SetUpError)) throw error
  say(error.message)
  return { name, passed: 0, failed: 1, seconds: 0, code: 1 }
}

/** Journeys, and they alone, need a browser and the product as it is built. */
async function needsOf(parameters, node) {
  const projects = parameters.filter((parameter) => parameter.startsWith('--project'))
  const hasJourneys = projects.length === 0 || projects.some((parameter) => parameter.includes('journeys'))
  if (!hasJourneys) return {}
  const CHROMIUM_PATH = await ensureChromium()
  await ensureBuilds(node)
  return { CHROMIUM_PATH }
}

/** A run that ended badly without a failing test, such as one stopped by a signal, still counts as one failure. */
function readCount(file, code) {
  try {
    const { passed, failed, failures } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
