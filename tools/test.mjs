import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, SetUpError, say } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureWebBuild } from './set-up/web-build.mjs'

// npm test [-- vitest options]: all rings. The last line of the output is `N passed, N failed`.
await command(async (parameters) => {
  const folder = mkdtempSync(join(tmpdir(), 'msdat-count-'))
  const count = join(folder, 'count.json')
  const code = await runRings(parameters, count)
  const { passed, failed } = readCount(count, code)
  rmSync(folder, { recursive: true, force: true })
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return code === 0 && failed > 0 ? 1 : code
})

async function runRings(parameters, count) {
  try {
    await ensureDependencies()
    const node = await ensureRuntime()
    const env = { MSDAT_TEST_COUNT: count, NODE_ENV: 'test' }
    if (includesJourneys(parameters)) {
      env.CHROMIUM_PATH = await ensureChromium()
      await ensureWebBuild(node)
    }
    return await runChild(node, ['node_modules/vitest/vitest.mjs', 'run', ...parameters], { env })
  } catch (error) {
    if (!(error instanceof SetUpError)) throw error
    say(error.message)
    return 1
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
