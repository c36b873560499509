import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './set-up/chromium.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureWebBuild } from './set-up/web-build.mjs'

// npm test [-- vitest options]: all rings. The last line of the output is `N passed, N failed`.
await command(async (parameters) => {
  await ensureDependencies()
  const node = await ensureRuntime()
  const chromium = await ensureChromium()
  await ensureWebBuild(node)
  const folder = mkdtempSync(join(tmpdir(), 'msdat-count-'))
  try {
    const count = join(folder, 'count.json')
    const env = { CHROMIUM_PATH: chromium, MSDAT_TEST_COUNT: count, NODE_ENV: 'test' }
    const code = await runChild(node, ['node_modules/vitest/vitest.mjs', 'run', ...parameters], { env })
    const { passed, failed } = readCount(count, code)
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
    return code === 0 && failed > 0 ? 1 : code
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** A run that ended badly without a failing test, such as one stopped by a signal, still counts as one failure. */
function readCount(file, code) {
  try {
    const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
