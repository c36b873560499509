import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, SetUpError, say } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureWebBuild } from './set-up/web-build.mjs'

/** The rings of a whole run. A journey mostly waits for its browser, so the others run beside the journeys. */
const SIDE_BY_SIDE = [['--project=journeys'], ['--project=unit', '--project=server']]

// npm test [-- vitest options]: all rings. The last line of the output is `N passed, N failed`.
await command(async (parameters) => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-count-'))
  const runs = parameters.length === 0 ? SIDE_BY_SIDE : [parameters]
  const counts = runs.map((_, index) => join(folder, `count-${index}.json`))
  const codes = await runRings(runs, counts)
  const results = counts.map((file, index) => readCount(file, codes[index] ?? 1))
  rmSync(folder, { recursive: true, force: true })
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  const code = codes.find((one) => one !== 0) ?? 0
  return code === 0 && failed > 0 ? 1 : code
})

/** Runs vitest once for each list of parameters, side by side. Gives the exit codes; none when the set-up failed. */
async function runRings(runs, counts) {
  try {
    await ensureDependencies()
    const node = await ensureRuntime()
    const env = { NODE_ENV: 'test' }
    if (runs.some(includesJourneys)) {
      env.CHROMIUM_PATH = await ensureChromium()
      await ensureWebBuild(node)
    }
    const vitest = (parameters, index) =>
      runChild(node, ['node_modules/vitest/vitest.mjs', 'run', ...parameters], {
        env: { ...env, MSDAT_TEST_COUNT: counts[index] },
      })
    return await Promise.all(runs.map(vitest))
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error
    say(error.message)
    return []
  }
}

/** Only the journeys need a browser and the built pages. */
function includesJourneys(parameters) {
  const projects = parameters.filter((parameter) => parameter.startsWith('--project'))
  return projects.length === 0 || projects.some((parameter) => parameter.includes('journeys'))
}

/** A run that ended badly without a failing test, such as one stopped by a signal, still counts as one failure. */
function readCount(file, code) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
