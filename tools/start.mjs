import { join } from 'node:path'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'
import { ensureWebBuild, webBuildIsFresh } from './set-up/web-build.mjs'

// npm start: everything a fresh machine needs, then the server. Its last line is the server's address.
await command(async () => {
  await ensureDependencies({ development: !webBuildIsFresh() })
  const node = await ensureRuntime()
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // What one start has translated and compiled the next need not: a start spends half the processor time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(PROJECT, 'node_modules/.cache/node'),
  }
  const wrong = await runChild(node, ['server/check-environment.ts'], { env })
  if (wrong !== 0) return wrong
  await ensureWebBuild(node)
  return runChild(node, ['--import', './tools/set-up/follow-parent.mjs', 'server/main.ts'], {
    env,
    followParent: true,
  })
})
