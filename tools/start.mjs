import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildsAreFresh, ensureBuilds } from './set-up/builds.mjs'
import { ensureDependencies } from './set-up/dependencies.mjs'
import { command, PROJECT } from './set-up/project.mjs'
import { runChild } from './set-up/run-child.mjs'
import { ensureRuntime } from './set-up/runtime.mjs'

/** The options that keep the process small: `docs/decisions/0049-light-server.md`. */
const PROCESS = JSON.parse(readFileSync(join(PROJECT, 'server/server-process.json'), 'utf8'))

// npm start: everything a fresh machine needs, then the server. Its last line is the server's address.
await command(async () => {
  const fresh = buildsAreFresh()
  await ensureDependencies({ development: !fresh })
  const node = await ensureRuntime()
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // One start uses the compiled code of the one before.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(PROJECT, 'node_modules/.cache/node'),
  }
  if (!fresh) {
    // The server says what is wrong with its environment too, but only after a minute of building.
    const wrong = await runChild(node, ['server/check-environment.ts'], { env })
    if (wrong !== 0) return wrong
    await ensureBuilds(node)
  }
  const parameters = [
    ...PROCESS.parameters,
    '--import',
    './tools/set-up/follow-parent.mjs',
    'dist/server/main.js',
  ]
  return runChild(node, parameters, {
    env: { ...PROCESS.environment, ...process.env, ...env },
    followParent: true,
  })
})
